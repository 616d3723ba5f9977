// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A vertical position of a view or guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this position to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutQuantity(from: quantity, to: otherAnchor.quantity))
  }

  /// Returns a constraint that places this anchor below `anchor` by the system spacing times `multiplier`; a
  /// negative multiplier is treated as 0.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  /// Returns a constraint that places this anchor below `anchor` by at least the system spacing times
  /// `multiplier`; a negative multiplier is treated as 0.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  /// Returns a constraint that places this anchor below `anchor` by at most the system spacing times
  /// `multiplier`; a negative multiplier is treated as 0.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor, times multiplier: CGFloat) -> CGFloat {
    SystemSpacing.between(anchor.quantity, and: quantity) * max(0, multiplier)
  }
}
