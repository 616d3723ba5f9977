// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A horizontal position of a view or guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this position to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutQuantity(from: quantity, to: otherAnchor.quantity))
  }

  /// Returns a constraint that makes this anchor follow `anchor` by the system spacing times `multiplier`; a
  /// negative multiplier is treated as 0.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: spacing(after: anchor, times: multiplier))
  }

  /// Returns a constraint that makes this anchor follow `anchor` by at least the system spacing times
  /// `multiplier`; a negative multiplier is treated as 0.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: spacing(after: anchor, times: multiplier))
  }

  /// Returns a constraint that makes this anchor follow `anchor` by at most the system spacing times
  /// `multiplier`; a negative multiplier is treated as 0.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: spacing(after: anchor, times: multiplier))
  }

  private func spacing(after anchor: NSLayoutXAxisAnchor, times multiplier: CGFloat) -> CGFloat {
    SystemSpacing.between(anchor.quantity, and: quantity) * max(0, multiplier)
  }
}
