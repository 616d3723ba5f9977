// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A line around a view that has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the line stands.
  public enum Position: Int, Sendable {
    /// Around the shape where there is room, else inside of it.
    case automatic = 0
    /// Around the shape.
    case outside = 1
    /// Inside of the shape.
    case inside = 2
  }

  /// The rectangle in the reference view, in points; nil: the view's bounds.
  let rect: CGRect?
  /// How round its corners are, in points; nil: as round as the view's.
  let cornerRadius: CGFloat?

  /// Where the line stands; automatic at first.
  open var position = Position.automatic
  /// The view that the line is added to; nil: the view with the focus.
  open weak var containerView: UIView?
  /// The view that the line stands directly in front of, and whose coordinate space its shape has; nil:
  /// the view with the focus.
  open weak var referenceView: UIView?

  /// A line around the view.
  public override convenience init() { self.init(rect: nil, cornerRadius: nil) }

  /// A line around a rectangle, in points.
  public convenience init(rect: CGRect) { self.init(rect: rect, cornerRadius: 0) }

  /// A line around a rectangle with round corners, in points.
  ///
  /// Corners of both curves are drawn as parts of circles (ours).
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init(rect: rect, cornerRadius: cornerRadius)
  }

  private init(rect: CGRect?, cornerRadius: CGFloat?) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    super.init()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect(rect: rect, cornerRadius: cornerRadius)
    copy.position = position
    copy.containerView = containerView
    copy.referenceView = referenceView
    return copy
  }
}
