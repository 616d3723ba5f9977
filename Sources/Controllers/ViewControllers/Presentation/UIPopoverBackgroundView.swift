// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A custom background of a popover, with its edges and its arrow.
///
/// A subclass overrides ``arrowOffset``, ``arrowDirection`` and the class methods, and draws itself
/// accordingly in `layoutSubviews()` or `draw(_:)`. Its frame includes the arrow.
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
  /// Set by the popover; positive to the right or down.
  open var arrowOffset: CGFloat = 0

  /// The direction of the arrow; set by the popover.
  open var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether the content has round corners, as with the system's background.
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
