// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The letters that were typed one soon after the other.
struct TypedText {
  /// How long after a letter the next one belongs to it, in seconds (ours).
  private static let pause: TimeInterval = 1

  private var text = ""
  private var last = -TimeInterval.infinity

  /// Whether a letter typed now would belong to those before.
  func isUnderWay(at time: TimeInterval) -> Bool { !text.isEmpty && time - last <= Self.pause }

  /// All that was typed with `character`; nil when that is no letter to search for.
  mutating func add(_ character: Character, at time: TimeInterval) -> String? {
    let goesOn = isUnderWay(at: time)
    guard goesOn || character.isLetter || character.isNumber else { return nil }
    text = goesOn ? text + String(character) : String(character)
    last = time
    return text
  }
}
