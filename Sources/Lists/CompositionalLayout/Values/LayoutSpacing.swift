// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The spacing of a description, as a value for the solver.
package struct LayoutSpacing: Hashable, Sendable {
  /// The spacing in points, or its minimum if it is flexible.
  package var value: CGFloat
  /// Whether the spacing takes a share of the remaining space.
  package var isFlexible: Bool

  /// No spacing.
  package static let zero = LayoutSpacing(value: 0, isFlexible: false)

  /// Creates spacing of `value` points.
  package init(value: CGFloat, isFlexible: Bool) {
    self.value = value
    self.isFlexible = isFlexible
  }

  /// The spacing in points for the solver: zero if it is not finite.
  package var solved: CGFloat { value.isFinite ? value : 0 }
}
