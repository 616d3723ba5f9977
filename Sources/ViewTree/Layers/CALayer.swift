// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import CoreGraphics
public import Foundation
import MullionContracts

/// The place and the outline of a view: geometry, corners, border, opacity.
///
/// Differs from QuartzCore: a layer belongs to a view (there are no sublayers of one's own), lives
/// on the main actor, and casts the shadow of its outline, or of the filled views in it when it has
/// no fill of its own.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  package weak var view: UIView?

  /// A layer of no size.
  public override init() {
    super.init()
  }

  /// The layer's rectangle in its own coordinate space, in points.
  open var bounds: CGRect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      require(
        !(bounds.minX.isNaN || bounds.minY.isNaN || bounds.width.isNaN || bounds.height.isNaN),
        "\(owner) gets the bounds \(bounds); compute them from numbers (did something divide by 0?)"
      )
      contentChanged()
      placeChanged()
      view?.boundsDidChange(from: oldValue)
    }
  }

  /// Where the anchor point stands in the superlayer's coordinate space, in points.
  open var position: CGPoint = .zero {
    didSet {
      guard position != oldValue else { return }
      require(
        !(position.x.isNaN || position.y.isNaN),
        "\(owner) gets the position \(position); compute it from numbers (did something divide by "
          + "0?)")
      placeChanged()
      view?.mentionsChanged()
    }
  }

  /// The point of the bounds that `position` places, in shares of the bounds' size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if anchorPoint != oldValue { placeChanged() } }
  }

  /// Applied around the anchor point; only what it does in the plane is drawn.
  open var transform = CATransform3DIdentity {
    didSet { if transform != oldValue { placeChanged() } }
  }

  /// Where the layer stands among its siblings from back to front, before their order counts.
  open var zPosition: CGFloat = 0 {
    didSet { if zPosition != oldValue { placeChanged() } }
  }

  /// From 0 (nothing is seen) to 1, for the layer and everything in it.
  open var opacity: Float = 1 {
    didSet { if opacity != oldValue { placeChanged() } }
  }

  /// Whether the layer and everything in it is left out.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      placeChanged()
      view?.superview?.subviewVisibilityChanged()
    }
  }

  /// The radius of the corners in `maskedCorners`, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { contentChanged() } }
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { if maskedCorners != oldValue { contentChanged() } }
  }

  /// The width of the line drawn inside the edge, above the content, in points; 0: none.
  open var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { contentChanged() } }
  }

  /// The colour of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if borderColor != oldValue { contentChanged() } }
  }

  /// What fills the layer behind its content; nil: nothing.
  open var backgroundColor: CGColor? {
    didSet { if backgroundColor != oldValue { contentChanged() } }
  }

  /// Whether what is drawn outside the (rounded) bounds is cut off.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { contentChanged() } }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if shadowColor != oldValue { contentChanged() } }
  }

  /// From 0 (no shadow) to 1.
  open var shadowOpacity: Float = 0 {
    didSet { if shadowOpacity != oldValue { contentChanged() } }
  }

  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if shadowOffset != oldValue { contentChanged() } }
  }

  /// How far the shadow's edge is blurred, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if shadowRadius != oldValue { contentChanged() } }
  }

  /// The smallest rectangle that holds the transformed bounds, in the superlayer's space, in points.
  ///
  /// Setting it under a transform sets the size that gives this rectangle for scales, and moves the
  /// anchor point accordingly.
  open var frame: CGRect {
    get {
      let size = bounds.size
      guard CATransform3DIsIdentity(transform) else {
        return CGRect(origin: .zero, size: size).applying(placement(origin: .zero))
      }
      return CGRect(
        x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
    set {
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      let size =
        CATransform3DIsIdentity(transform) ? newValue.size : newValue.size.applying(inverse)
      // The place first: who hears of the new size finds the layer where it is to be.
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.width,
        y: newValue.origin.y + anchorPoint.y * newValue.height)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    }
  }

  /// What `transform` does in the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Maps bounds coordinates to the superlayer's.
  package var placement: CGAffineTransform { placement(origin: bounds.origin) }

  /// The bounds with the rounded corners that are drawn.
  package var outline: RoundedRect {
    RoundedRect(
      bounds, radius: cornerRadius, corners: RoundedRect.Corners(rawValue: maskedCorners.rawValue))
  }

  private func placement(origin: CGPoint) -> CGAffineTransform {
    let anchor = CGPoint(
      x: origin.x + anchorPoint.x * bounds.width, y: origin.y + anchorPoint.y * bounds.height)
    let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    let toPosition = CGAffineTransform(translationX: position.x, y: position.y)
    if CATransform3DIsIdentity(transform) { return toAnchor.concatenating(toPosition) }
    return toAnchor.concatenating(affineTransform()).concatenating(toPosition)
  }

  /// The shadow to paint; nil: none.
  var shadow: LayerShadow? {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return nil }
    var color = DisplayColor(shadowColor)
    color.alpha *= Double(min(1, shadowOpacity))
    return LayerShadow(color: color, offset: shadowOffset, radius: max(0, shadowRadius))
  }

  private var owner: String { view.map { "\(type(of: $0))" } ?? "a layer" }

  private func contentChanged() { view?.setPictureStale() }

  private func placeChanged() { view?.superview?.setPictureStale() ?? view?.setNeedsFrame() }
}
