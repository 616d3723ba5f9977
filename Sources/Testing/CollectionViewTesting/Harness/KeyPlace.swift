// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Which key types a character on a keyboard of the United States.
struct KeyPlace {
  /// The key.
  let usage: UIKeyboardHIDUsage
  /// Whether shift is held for the character.
  let isShifted: Bool
  /// What the key types alone.
  let plain: String

  /// The key of `character`; of characters that no key has, no key.
  init(of character: Character) {
    let plain = Self.shifted[character] ?? Character(character.lowercased().prefix(1).description)
    self.plain = String(plain)
    isShifted = plain != character
    let numbered = Self.places.first { $0.characters.contains(plain) }
    guard let numbered, let index = numbered.characters.firstIndex(of: plain) else {
      usage = .keyboard_Reserved
      return
    }
    let distance = numbered.characters.distance(from: numbered.characters.startIndex, to: index)
    usage = UIKeyboardHIDUsage(rawValue: numbered.first.rawValue + distance) ?? .keyboard_Reserved
  }

  /// Rows of characters whose keys have numbers in turn, with the first key.
  private static let places: [(first: UIKeyboardHIDUsage, characters: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz"), (.keyboard1, "1234567890"),
    (.keyboardSpacebar, " -=[]\\"), (.keyboardSemicolon, ";'`,./"),
  ]

  /// What the keys type alone that type these with shift.
  private static let shifted: [Character: Character] = {
    let pairs = zip("!@#$%^&*()_+{}|:\"~<>?", "1234567890-=[]\\;'`,./")
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }()
}
