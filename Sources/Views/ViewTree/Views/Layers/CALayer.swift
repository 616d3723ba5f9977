// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// A rectangle of a view or inside one: geometry, corners, border, opacity.
///
/// Differs from QuartzCore: a layer lives on the main actor, and casts the shadow of its outline, or
/// of the filled views in it when it has no fill of its own.
@preconcurrency @MainActor
open class CALayer: NSObject, _NamedMembers {
  /// The view whose layer this is.
  package var view: UIView? {
    get { viewLifetime?.view }
    set { viewLifetime = newValue?.lifetime }
  }
  @exclusivity(unchecked) private var viewLifetime: ViewLifetime?

  /// The number of the last frame of any surface when the layer, or its view, came where it is.
  @exclusivity(unchecked) final var cameAfterFrame = 0

  /// What is on its way; nil: nothing.
  @exclusivity(unchecked) var animations: LayerAnimations?

  /// The animations that were added by hand, in their order.
  @exclusivity(unchecked) var added: [AddedAnimation] = []
  /// Whether the layer is seen in another way than it was set.
  var isMoving: Bool { animations != nil || !added.isEmpty }

  /// Whether a coordinate space gets another origin just now: what is set moves nothing.
  @exclusivity(unchecked) static var coordinatesMove = false

  /// The layer this one was put into by hand.
  @exclusivity(unchecked) weak var holder: CALayer?
  /// The layers put into this one by hand; those of subviews are not among them.
  @exclusivity(unchecked) var inner: [Inner] = []
  /// Stands for the border where hosts tell pictures apart.
  private(set) lazy var borderIdentity = NSObject()

  /// The colour of borders and shadows where none was set.
  private static let black = CGColor(gray: 0, alpha: 1)

  /// A layer of no size.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// A layer of no size; layers are in no archives here.
  public required init?(coder: NSCoder) {
    super.init()
    TearDown.onMain(self)
  }

  /// A layer that looks as `layer` does now, for ``presentation()``, which makes one; not for callers.
  ///
  /// A subclass overrides it to take over what it adds, and calls `super`. One that has other initialisers of its own and not this
  /// one stops the program when it is needed, as with QuartzCore.
  ///
  /// - Parameter layer: A layer of the same class; a layer of no size comes of anything else.
  public init(layer: Any) {
    super.init()
    TearDown.onMain(self)
    if let layer = layer as? CALayer { takeLook(of: layer) }
  }

  /// A layer of a class that only the running program knows; see ``made()``.
  package convenience init(ofClassKnownAtRunTime: Void) { self.init() }

  /// The same, as ``init(layer:)`` makes it; see ``made(copying:)``.
  package convenience init(copying layer: Any) { self.init(layer: layer) }

  /// What the layer itself draws above its background, in bounds coordinates.
  func contentSteps(in bounds: CGRect) -> [Drawing.Step] { [] }

  /// Whether layers in this one keep their depth until all of them are laid flat.
  var keepsDepth: Bool { false }

  /// Takes over from `layer`, of the same class, what it adds to layers, as it is seen.
  func takeContent(of layer: CALayer) {}

  /// The layer's rectangle in its own coordinate space, in points.
  open var bounds: CGRect {
    get { givenBounds }
    set {
      let old = givenBounds
      givenBounds = newValue
      guard newValue != old, !Self.coordinatesMove else { return }
      if !newValue.isNumeric {
        reportNumbers("bounds")
        givenBounds = newValue.numeric(or: old)
        guard givenBounds != old else { return }
      }
      if givenBounds.size != old.size { sizeChanged() }
      contentChanged()
      placeChanged()
      changed(.bounds, from: .rect(old))
      view?.boundsDidChange(from: old)
    }
  }
  /// The bounds; who sets them here tells nobody, as when the layer begins.
  @exclusivity(unchecked) final var givenBounds = CGRect.zero

  /// Where the anchor point stands in the superlayer's coordinate space, in points.
  open var position: CGPoint {
    get { givenPosition }
    set {
      let old = givenPosition
      givenPosition = newValue
      guard newValue != old, !Self.coordinatesMove else { return }
      if !newValue.isNumeric {
        reportNumbers("a position")
        givenPosition = newValue.numeric(or: old)
        guard givenPosition != old else { return }
      }
      placeChanged()
      changed(.position, from: .point(old))
      view?.placeDidChange()
    }
  }
  /// The position; who sets it here tells nobody, as when the layer begins.
  @exclusivity(unchecked) final var givenPosition = CGPoint.zero

  /// The point of the bounds that `position` places, in shares of the bounds' size.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint != oldValue else { return }
      placeChanged()
      changed(.anchorPoint, from: .point(oldValue))
    }
  }

  /// Applied around the anchor point; only what it does in the plane is drawn.
  @exclusivity(unchecked) open var transform = CATransform3DIdentity {
    didSet {
      guard transform != oldValue else { return }
      if !transform.isNumeric {
        reportNumbers("a transform")
        transform = oldValue
        return
      }
      placeChanged()
      changed(.transform, from: .transform(oldValue))
    }
  }

  /// Applied to the layers in this one, after their own transforms, around this one's anchor point; only
  /// what it does in the plane is drawn.
  ///
  /// Differs from QuartzCore: coordinates are converted, and layers hit, as if there were none.
  open var sublayerTransform = CATransform3DIdentity {
    didSet {
      guard sublayerTransform != oldValue else { return }
      if !sublayerTransform.isNumeric {
        reportNumbers("a transform")
        sublayerTransform = oldValue
        return
      }
      contentChanged()
    }
  }

  /// Where the layer stands among its siblings from back to front, before their order counts.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue else { return }
      placeChanged()
      changed(.zPosition, from: .number(oldValue))
    }
  }

  /// Whether the layer is seen from behind: where its transform has turned its back to the front.
  open var isDoubleSided = true {
    didSet { if isDoubleSided != oldValue { placeChanged() } }
  }

  /// A promise that the layer covers its bounds; kept for callers, nothing depends on it.
  open var isOpaque = false

  /// A wish to draw elsewhere than on the main thread; kept for callers, nothing depends on it.
  open var drawsAsynchronously = false

  /// A name for the application to find the layer by.
  open var name: String?

  /// A wish to keep the layer as a picture; kept for callers: hosts keep pictures of what is worth it.
  open var shouldRasterize = false

  /// Pixels per point of the picture that `shouldRasterize` asks for; kept for callers.
  open var rasterizationScale: CGFloat = 1

  /// Whether edges that stand between pixels are smoothed; kept for callers: they always are.
  open var allowsEdgeAntialiasing = false

  /// Whether the layer and what is in it are blended as one; kept for callers: they always are.
  open var allowsGroupOpacity = true

  /// How the corners' lines run into the edges.
  ///
  /// Differs from QuartzCore: the corners are parts of circles either way.
  open var cornerCurve = CALayerCornerCurve.circular

  // MARK: Time

  /// When the layer's time begins, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval = 0 {
    didSet { if beginTime != oldValue { timeChanged() } }
  }

  /// What the layer's time is when it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != oldValue { timeChanged() } }
  }

  /// How much faster time goes in the layer than around it; 0: animations in it stand still.
  open var speed: Float = 1 {
    didSet { if speed != oldValue { timeChanged() } }
  }

  /// From 0 (nothing is seen) to 1, for the layer and everything in it.
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet {
      guard opacity != oldValue else { return }
      placeChanged()
      changed(.opacity, from: .number(Double(oldValue)))
    }
  }

  /// Whether the layer and everything in it is left out.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      placeChanged()
      view?.parent?.builtIn?.subviewWasHiddenOrShown()
      hiddenChanged()
    }
  }

  /// The radius of the corners in `maskedCorners`, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet {
      guard cornerRadius != oldValue else { return }
      contentChanged()
      changed(.cornerRadius, from: .number(oldValue))
    }
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
    didSet {
      guard borderWidth != oldValue else { return }
      contentChanged()
      changed(.borderWidth, from: .number(oldValue))
    }
  }

  /// The colour of the border.
  open var borderColor: CGColor? = CALayer.black {
    didSet {
      guard borderColor != oldValue else { return }
      contentChanged()
      changed(.borderColor, from: Self.value(oldValue))
    }
  }

  /// What fills the layer behind its content; nil: nothing.
  open var backgroundColor: CGColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      contentChanged()
      changed(.backgroundColor, from: Self.value(oldValue))
    }
  }

  /// Whether what is drawn outside the (rounded) bounds is cut off.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { contentChanged() } }
  }

  /// The colour of the shadow.
  open var shadowColor: CGColor? = CALayer.black {
    didSet {
      guard shadowColor != oldValue else { return }
      contentChanged()
      changed(.shadowColor, from: Self.value(oldValue))
    }
  }

  /// From 0 (no shadow) to 1.
  open var shadowOpacity: Float = 0 {
    didSet {
      guard shadowOpacity != oldValue else { return }
      contentChanged()
      changed(.shadowOpacity, from: .number(Double(oldValue)))
    }
  }

  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard shadowOffset != oldValue else { return }
      contentChanged()
      changed(.shadowOffset, from: .size(oldValue))
    }
  }

  /// How far the shadow's edge is blurred, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard shadowRadius != oldValue else { return }
      contentChanged()
      changed(.shadowRadius, from: .number(oldValue))
    }
  }

  /// What casts the shadow, in the layer's coordinates; nil: the layer's outline.
  open var shadowPath: CGPath? { didSet { contentChanged() } }

  /// What is seen of the layer is seen where this one, in the layer's coordinates, is opaque; nil:
  /// everywhere.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.holder = nil
      mask?.removeFromSuperlayer()
      mask?.holder = self
      contentChanged()
    }
  }

  // MARK: Picture

  /// A `CGImage` that is shown above the background; nil, and what is none: nothing.
  open var contents: Any? { didSet { contentChanged() } }
  /// Where the picture stands, and whether it is scaled.
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { if contentsGravity != oldValue { contentChanged() } }
  }
  /// How many of the picture's pixels make a point.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue { contentChanged() } }
  }
  /// The part of the picture that is shown, in shares of its width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { contentChanged() } }
  }
  /// The part of what is shown that grows with the layer, in shares of its width and height.
  ///
  /// The corners around it keep their size, the edges grow one way. The whole, as at first: everything grows. Has a meaning where ``contentsGravity`` scales.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { contentChanged() } }
  }
  /// How the picture is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { contentChanged() } }
  }
  /// How the picture is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { contentChanged() } }
  }
  /// Which of its smaller pictures `trilinear` takes; kept for callers: there are none.
  open var minificationFilterBias: Float = 0

  // MARK: Filters

  /// Filters of Core Image for the layer; kept for callers: iOS applies none either.
  open var filters: [Any]?
  /// Filters for what is behind the layer; kept for callers: iOS applies none either.
  open var backgroundFilters: [Any]?
  /// The filter that lays the layer over what is behind; kept for callers: iOS documents none.
  open var compositingFilter: Any?

  // MARK: Content and layout on demand

  @exclusivity(unchecked) private weak var ownDelegate: (any CALayerDelegate)?
  /// What was drawn when the layer was displayed last.
  private(set) var drawn: Drawing?
  private var displayIsPending = false
  private var layoutIsPending = false

  /// What gives the layer its content and places what is in it; a view's layer has its view.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set {
      UncalledMethods.report(of: newValue)
      ownDelegate = newValue
    }
  }

  /// Whether the layer is displayed anew when its size changes.
  open var needsDisplayOnBoundsChange = false

  /// Asks for the layer to be displayed anew in the next frame.
  ///
  /// Layers that are no view's are displayed only when they are asked to.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    displayIsPending = true
    contentChanged()
  }

  /// Asks for a part of the layer to be displayed anew; the whole layer is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether layers of the class are displayed anew when a property called `key` changes: in each frame in which an added animation
  /// of it runs.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether the layer is to be displayed anew.
  open func needsDisplay() -> Bool { displayIsPending }

  /// Displays the layer if that is due.
  open func displayIfNeeded() {
    guard displayIsPending else { return }
    displayIsPending = false
    serve { display() }
  }

  /// Has the delegate set the contents, and draws the layer.
  open func display() {
    ownDelegate?.display(self)
    guard bounds.width > 0, bounds.height > 0 else { return drawn = nil }
    ownDelegate?.layerWillDraw(self)
    drawn = DrawingStage.drawing(in: bounds) {
      if let context = DrawingStage.current { draw(in: context) }
    }
  }

  /// Draws what the layer shows above its background: what the delegate draws.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }

  /// Asks for `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    layoutIsPending = true
    contentChanged()
  }

  /// Whether the layers in this one are to be placed.
  open func needsLayout() -> Bool { view?.needsLayoutPass ?? layoutIsPending }

  /// Places the layers in this one if that is due.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard layoutIsPending else { return }
    layoutIsPending = false
    serve { layoutSublayers() }
  }

  /// Places the layers in this one: has the delegate do it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  private func sizeChanged() {
    guard view == nil else { return }
    layoutIsPending = true
    if needsDisplayOnBoundsChange { displayIsPending = true }
  }

  // MARK: Actions

  /// What is done when the properties of these names change, `NSNull` for nothing; nil, and for
  /// other names: they are animated.
  open var actions: [String: any CAAction]?

  /// What is done when the property called `event` has changed; nil: nothing.
  ///
  /// Asked for layers that are no view's, and were seen; of a view's, its view is asked (`action(for:forKey:)`).
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? usualAction(event)
  }

  /// What layers of this class do when the property called `event` has changed; nil: it is animated.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// What the property called `key` is of a layer of which nothing was said; nil: the class knows none, unless a subclass does.
  open class func defaultValue(forKey key: String) -> Any? { LayerMembers.initial(key) }

  // MARK: Place

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
      let isHeld = ValueObserving.hold()
      defer { if isHeld { ValueObserving.release() } }
      // The place first: who hears of the new size finds the layer where it is to be.
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.width,
        y: newValue.origin.y + anchorPoint.y * newValue.height)
      // Set whole: a part that is changed in place costs an allocation.
      bounds = CGRect(
        origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
    }
  }

  /// The size that the content asks for, in points; the present one where it asks for none.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// What `transform` does in the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to a map of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether the y axis of the layers in this one points up where it pointed down around it: their places are those of the
  /// other way up, what they show is upright.
  ///
  /// Differs from QuartzCore: layers in a ``CATransformLayer`` stand as if it was false.
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped != oldValue { geometryWasFlipped() } }
  }

  /// Whether the coordinate space runs from right to left: what is in the layer stands mirrored, but is
  /// not itself mirrored.
  @exclusivity(unchecked) package var runsFromRight = false {
    didSet {
      guard runsFromRight != oldValue else { return }
      Self.haveRunFromRight = true
      contentChanged()
      for part in parts { part.view?.setPictureStale() }
    }
  }

  /// Maps bounds coordinates to the superlayer's.
  package var placement: CGAffineTransform {
    let own = uprightPlacement
    guard Self.haveRunFromRight else { return own }
    let isInMirror = superlayer?.runsFromRight ?? false
    guard runsFromRight || isInMirror else { return own }
    return own.mirrored(
      inside: runsFromRight ? bounds.midX : nil, outside: isInMirror ? position.x : nil)
  }

  // MARK: Animations

  /// Runs a copy of `anim`, in place of the one that runs under the same name.
  ///
  /// The layer's own values stay; what is seen goes back to them unless the animation says else. A
  /// layer that is in no window runs it when it is first seen.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }

  /// The animation that runs under the name; nil: there is none.
  open func animation(forKey key: String) -> CAAnimation? { running(forKey: key) }

  /// Ends the animation that runs under the name: the layer is shown as it was set.
  open func removeAnimation(forKey key: String) { end(forKey: key) }

  /// Ends all animations: the layer is shown as it was set.
  open func removeAllAnimations() { cancelAnimations() }

  // MARK: Sublayers

  /// Puts `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { place(layer, at: parts.count) }

  /// Puts `layer` among the sublayers at `idx`, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }

  /// Puts `layer` directly behind `sibling`; in front of all when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0)
  }

  /// Puts `layer` directly in front of `sibling`; in front of all when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, beside: sibling, offset: 1)
  }

  /// Takes the layer out of the one that holds it; a view's layer leaves with its view.
  open func removeFromSuperlayer() {
    if let view { view.removeFromSuperview() } else { leaveHolder() }
  }

  // MARK: Points

  /// Whether `p`, in the layer's coordinate space, is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at `p`, in the superlayer's coordinate space; nil: there is none.
  ///
  /// Layers that are hidden are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = inSpace(p)
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    let front = parts.map(\.layer).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    let found = front.lazy.compactMap { $0.element.hitTest(point) }.first
    return found ?? (contains(point) ? self : nil)
  }

  /// Draws the layer and what is in it into `ctx`, with the corner of its bounds at their origin.
  open func render(in ctx: CGContext) {
    let painted = serve { view?.displayNode() ?? node(version: 0) }
    guard var node = painted else { return }
    node.transform = .identity
    node.alpha = 1
    ctx.paint([.drawing(Drawing(node))])
  }

  /// Asks for a new picture of the layer.
  func contentChanged() { owningView?.setPictureStale() }

  private func placeChanged() {
    if let holder { return holder.contentChanged() }
    guard let view else { return }
    view.parent?.setPictureStale() ?? view.setNeedsFrame()
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { LayerMembers.list }
}

/// Layers of classes that only the running program knows: a view's `layerClass`, and that of a layer that is seen.
///
/// Swift makes an object from a type that is a value with required initialisers alone, and those would refuse what applications
/// write: `override init()`, `override init(layer:)`, subclasses with neither. An initialiser that is not required is still looked
/// up in the class that is handed to it. So these name the two that `CALayer` has for it, by their symbols, as methods of
/// the class: both take the class in the same place. A symbol that is no longer there fails at link time.
extension CALayer {
  /// A layer of the class.
  @_silgen_name("$s15MullionViewTree7CALayerC21ofClassKnownAtRunTimeACyt_tcfC")
  class func made() -> CALayer
}
