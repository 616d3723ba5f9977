// SPDX-License-Identifier: Apache-2.0

/// Which one of how many an element is.
package struct AccessibilityPosition: Hashable, Sendable {
  /// Counted from 1.
  package var number: Int
  /// How many there are, in sight or not.
  package var count: Int

  /// Number `number` of `count`.
  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// As a person reads it: `3 of 120`.
  package var words: String { "\(number) of \(count)" }
}
