// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A gap of a description, as a value the solver reads.
package struct LayoutSpacing: Hashable, Sendable {
  /// Points: the gap, or the least of it when it is flexible.
  package var value: CGFloat
  /// Whether the gap takes a share of the room that is left over.
  package var isFlexible: Bool

  /// No gap.
  package static let zero = LayoutSpacing(value: 0, isFlexible: false)

  /// A gap of `value` points.
  package init(value: CGFloat, isFlexible: Bool) {
    self.value = value
    self.isFlexible = isFlexible
  }

  /// The gap in points as it is solved: zero when it is not a finite number.
  package var solved: CGFloat { value.isFinite ? value : 0 }
}
