// SPDX-License-Identifier: Apache-2.0

/// A language that nobody speaks, in which a screen shows what a translation will do to it.
///
/// Every text that is painted is in it, also what came from data; texts of several fonts stay as they
/// are, as does what is read out.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Each letter with an accent, so that what is cut at the top or bottom is seen.
  case accented
  /// Two fifths longer, as German and Finnish often are.
  case longer
  /// From right to left, with accents.
  case mirrored

  /// `text` in the language; the same for the same text.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func text(_ text: String) -> String {
    switch self {
    case .accented, .mirrored: String(text.map { Self.accents[$0] ?? $0 })
    case .longer: Self.longer(text)
    }
  }

  /// `text` with the vowels of its words drawn out, or the last letter where there are none, until it
  /// is two fifths longer; numbers and signs stay.
  private static func longer(_ text: String) -> String {
    let letters = text.count { $0.isLetter }
    var missing = (letters * 2 + 4) / 5
    guard missing > 0 else { return text }
    let vowels = text.count { Self.vowels.contains($0) }
    let places = vowels > 0 ? vowels : letters
    let each = (missing + places - 1) / places
    var longer = ""
    for character in text {
      longer.append(character)
      let isPlace = vowels > 0 ? Self.vowels.contains(character) : character.isLetter
      guard isPlace, missing > 0 else { continue }
      let count = min(each, missing)
      longer += String(repeating: character.lowercased(), count: count)
      missing -= count
    }
    return longer
  }

  private static let vowels: Set<Character> = Set("aeiouyAEIOUYäöüÄÖÜéèêáàâíóúåøæ")

  private static let accents: [Character: Character] = {
    let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let marked = Array("åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ")
    return Dictionary(uniqueKeysWithValues: zip(plain, marked))
  }()
}
