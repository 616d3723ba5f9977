// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A focus effect that outlines a view.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the outline.
  public enum Position: Int, Sendable {
    /// The position outside the shape if there is space, otherwise inside it.
    case automatic = 0
    /// The position outside the shape.
    case outside = 1
    /// The position inside the shape.
    case inside = 2
  }

  /// The rectangle in the reference view, in points; `nil` for the view's bounds.
  let rect: CGRect?
  /// The corner radius, in points; `nil` for that of the view.
  let cornerRadius: CGFloat?

  /// The position of the outline; automatic by default.
  open var position = Position.automatic
  /// The view that the outline is added to; `nil` for the focused view.
  open weak var containerView: UIView?
  /// The view directly behind the outline, whose coordinate space the shape uses; `nil` for the focused view.
  open weak var referenceView: UIView?

  /// Creates an outline of the bounds of the reference view, or of the focused view if there is none.
  public override convenience init() { self.init(rect: nil, cornerRadius: nil) }

  /// Creates an outline of a rectangle with square corners, in the coordinate space of the reference view, in
  /// points.
  public convenience init(rect: CGRect) { self.init(rect: rect, cornerRadius: 0) }

  /// Creates an outline of a rectangle with rounded corners, in the coordinate space of the reference view,
  /// in points.
  ///
  /// Differs from UIKit: both corner curves are drawn as circular arcs.
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
