// SPDX-License-Identifier: Apache-2.0

/// An artificial language that reveals how translated texts affect a screen.
///
/// It applies to every text that is painted, including texts from data. Texts with several fonts are
/// unmodified, and so are accessibility texts.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Letters with accents, which reveal text that is clipped at the top or bottom.
  case accented
  /// Texts that are 40 percent longer, as German and Finnish texts often are.
  case longer
  /// Right-to-left texts with accents.
  case mirrored

  /// Returns the translation of `text`, which is deterministic.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(_ text: String) -> String {
    switch self {
    case .accented, .mirrored: String(text.map { Self.accents[$0] ?? $0 })
    case .longer: Self.longer(text)
    }
  }

  /// Returns `text`, lengthened by 40 percent by repeating vowels, or letters if there are no vowels; numbers
  /// and punctuation are unmodified.
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
