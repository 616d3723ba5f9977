// SPDX-License-Identifier: Apache-2.0

/// The position of an element among its siblings.
package struct AccessibilityPosition: Hashable, Sendable {
  /// The number of the element, from 1.
  package var number: Int
  /// The number of siblings, including the element itself.
  package var count: Int

  /// Creates the position `number` of `count`.
  package init(_ number: Int, of count: Int) {
    self.number = number
    self.count = count
  }

  /// The position in words: `3 of 120`.
  package var words: String { "\(number) of \(count)" }
}
