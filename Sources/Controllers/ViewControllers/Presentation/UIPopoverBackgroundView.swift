// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A custom background of a popover, with its edges and its arrow.
///
/// A subclass overrides ``arrowOffset``, ``arrowDirection`` and the class methods, and draws the background
/// accordingly in `layoutSubviews()` or `draw(_:)`. The frame of the view includes the arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Creates a background with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a background from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The distance of the arrow's tip from the centre of its edge, in points.
  ///
  /// The popover sets the distance, which is positive to the right or downwards.
  open var arrowOffset: CGFloat = 0

  /// The direction of the arrow, which the popover sets.
  open var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether the content has rounded corners, as with the system's background; `true` by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base, in points; traps unless overridden.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }

  /// Returns the length of the arrow, in points; traps unless overridden.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  /// Returns the insets of the content, in points; traps unless overridden.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }

  private class func missing(_ name: String) -> Never {
    contractBroken(
      "\(self) is the background of a popover and does not override \(name); UIPopoverBackgroundView has no default."
    )
  }
}
