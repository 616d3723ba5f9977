// SPDX-License-Identifier: Apache-2.0

/// The objects whose `updateProperties()` is due.
package struct DueProperties: OptionSet, Sendable {
  /// The raw bits of the set.
  package let rawValue: UInt8

  /// Creates a set with the given bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The view, whose `updateProperties()` is due.
  package static let view = DueProperties(rawValue: 1 << 0)
  /// The view's controller, whose `updateProperties()` is due.
  package static let owner = DueProperties(rawValue: 1 << 1)
}
