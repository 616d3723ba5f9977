// SPDX-License-Identifier: Apache-2.0

/// Whose `updateProperties()` is due.
package struct DueProperties: OptionSet, Sendable {
  /// The bits of the set.
  package let rawValue: UInt8

  /// The set with the given bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The view's.
  package static let view = DueProperties(rawValue: 1 << 0)
  /// That of the controller that the view belongs to.
  package static let owner = DueProperties(rawValue: 1 << 1)
}
