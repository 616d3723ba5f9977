// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The key that produces a character on a US keyboard.
struct KeyPlace {
  /// The HID usage of the key.
  let usage: UIKeyboardHIDUsage
  /// Whether the character requires shift.
  let isShifted: Bool
  /// The character that the key produces without modifiers.
  let plain: String

  /// Creates the key of `character`; its usage is `keyboard_Reserved` if no key produces the character.
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

  /// The rows of characters whose keys have consecutive usages, with the first key.
  private static let places: [(first: UIKeyboardHIDUsage, characters: String)] = [
    (.keyboardA, "abcdefghijklmnopqrstuvwxyz"), (.keyboard1, "1234567890"),
    (.keyboardSpacebar, " -=[]\\"), (.keyboardSemicolon, ";'`,./"),
  ]

  /// The unshifted characters of the keys, by their shifted characters.
  private static let shifted: [Character: Character] = {
    let pairs = zip("!@#$%^&*()_+{}|:\"~<>?", "1234567890-=[]\\;'`,./")
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }()
}
