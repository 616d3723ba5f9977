// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A vertical position of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this position to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutQuantity(from: quantity, to: otherAnchor.quantity))
  }

  /// This is the system's spacing, so many times, below `anchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  /// This is at least the system's spacing, so many times, below `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  /// This is at most the system's spacing, so many times, below `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: spacing(below: anchor, times: multiplier))
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor, times multiplier: CGFloat) -> CGFloat {
    SystemSpacing.between(anchor.quantity, and: quantity) * max(0, multiplier)
  }
}
