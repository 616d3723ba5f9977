// SPDX-License-Identifier: Apache-2.0

/// What is done again when something observable that it read changes.
package enum ObservedWork: UInt8, Sendable {
  /// `updateProperties()` of a view.
  case properties
  /// `updateConstraints()` of a view.
  case constraints
  /// `layoutSubviews()` of a view.
  case layout
  /// `draw(_:)` of a view.
  case drawing
}
