// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The characters typed in quick succession.
struct TypedText {
  /// The maximum time between two characters that belong together, in seconds; not measured from UIKit.
  private static let pause: TimeInterval = 1

  private var text = ""
  private var last = -TimeInterval.infinity

  /// Returns whether a character typed at `time` would continue the text.
  func isUnderWay(at time: TimeInterval) -> Bool { !text.isEmpty && time - last <= Self.pause }

  /// Adds `character` and returns the whole text; `nil` if it is no character to search for.
  mutating func add(_ character: Character, at time: TimeInterval) -> String? {
    let goesOn = isUnderWay(at: time)
    guard goesOn || character.isLetter || character.isNumber else { return nil }
    text = goesOn ? text + String(character) : String(character)
    last = time
    return text
  }
}
