// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// The ground that a popover stands on, as an application draws it: with edges and an arrow.
///
/// A subclass overrides ``arrowOffset``, ``arrowDirection`` and the class methods, and draws itself by them in
/// `layoutSubviews()` or `draw(_:)`. It fills the popover together with the arrow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// A ground that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A ground of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// How far the point of the arrow is from the middle of its edge, in points; set by the popover, larger to the right or
  /// down.
  open var arrowOffset: CGFloat = 0

  /// The way in which the arrow points; set by the popover.
  open var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether content has round corners, as with the system's ground.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// How wide the arrow is where it begins, in points.
  ///
  /// - Precondition: Overridden.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") }

  /// How long the arrow is, in points.
  ///
  /// - Precondition: Overridden.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }

  /// What the ground keeps around the content, in points.
  ///
  /// - Precondition: Overridden.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }

  private class func missing(_ name: String) -> Never {
    contractBroken(
      "\(self) is the ground of a popover and does not override \(name); UIPopoverBackgroundView has no measures of its own."
    )
  }
}
