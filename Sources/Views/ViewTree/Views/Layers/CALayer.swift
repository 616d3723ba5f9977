// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// A rectangle, belonging to a view or inside one, with geometry, corners, a border and opacity.
///
/// Differs from QuartzCore: a layer lives on the main actor, and casts the shadow of its outline, or of the
/// filled views in it when it has no fill of its own.
@preconcurrency @MainActor
open class CALayer: NSObject, _NamedMembers {
  /// The view whose layer this is, or `nil`.
  package var view: UIView? {
    get { viewLifetime?.view }
    set { viewLifetime = newValue?.lifetime }
  }
  @exclusivity(unchecked) private var viewLifetime: ViewLifetime?

  /// The number of the last frame of any surface when the layer or its view was moved to its place.
  @exclusivity(unchecked) final var cameAfterFrame = 0

  /// The animations in progress that animation blocks of views have started, or `nil`.
  @exclusivity(unchecked) var animations: LayerAnimations?

  /// The animations added by ``add(_:forKey:)``, including those of actions, in their order.
  @exclusivity(unchecked) var added: [AddedAnimation] = []
  /// Whether the layer has animations.
  var isMoving: Bool { animations != nil || !added.isEmpty }

  /// Whether the origin of a coordinate space is being changed, so that changes of geometry have no side
  /// effects.
  @exclusivity(unchecked) static var coordinatesMove = false

  /// The layer to which this one was added explicitly.
  @exclusivity(unchecked) weak var holder: CALayer?
  /// The layers added to this one explicitly; those of subviews are not included.
  @exclusivity(unchecked) var inner: [Inner] = []
  /// The identity of the border, by which hosts distinguish pictures.
  private(set) lazy var borderIdentity = NSObject()

  /// The default colour of borders and shadows.
  private static let black = CGColor(gray: 0, alpha: 1)

  /// Creates a layer of zero size.
  public override init() {
    super.init()
    TearDown.onMain(self)
  }

  /// Creates a layer of zero size; layers are not archived.
  public required init?(coder: NSCoder) {
    super.init()
    TearDown.onMain(self)
  }

  /// Creates a copy of `layer` as it is currently painted, for ``presentation()``; not for direct use.
  ///
  /// A subclass overrides it to copy the properties that it adds, and calls `super`. In a subclass that
  /// declares other initialisers but not this one, the program stops when a presentation layer is needed, as
  /// with QuartzCore.
  ///
  /// - Parameter layer: A layer of the same class; any other value gives a layer of zero size.
  public init(layer: Any) {
    super.init()
    TearDown.onMain(self)
    if let layer = layer as? CALayer { takeLook(of: layer) }
  }

  /// Creates a layer of a class known only at run time; see ``made()``.
  package convenience init(ofClassKnownAtRunTime: Void) { self.init() }

  /// Creates a copy by ``init(layer:)``, of a class known only at run time; see ``made(copying:)``.
  package convenience init(copying layer: Any) { self.init(layer: layer) }

  /// Returns the steps that draw the layer's own content above its background, in bounds coordinates.
  func contentSteps(in bounds: CGRect) -> [Drawing.Step] { [] }

  /// Whether the transforms of sublayers keep their depth until they are projected together, as in
  /// ``CATransformLayer``.
  var keepsDepth: Bool { false }

  /// Copies the currently painted values of the properties that the class adds from `layer`, of the same
  /// class.
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
  /// The stored bounds; setting them directly sends no notification, as when the layer is created.
  @exclusivity(unchecked) final var givenBounds = CGRect.zero

  /// The position of the anchor point in the superlayer's coordinate space, in points.
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
  /// The stored position; setting it directly sends no notification, as when the layer is created.
  @exclusivity(unchecked) final var givenPosition = CGPoint.zero

  /// The point of the bounds at `position`, in fractions of the bounds' size.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint != oldValue else { return }
      placeChanged()
      changed(.anchorPoint, from: .point(oldValue))
    }
  }

  /// The transform applied relative to the anchor point; only its effect in the plane is drawn.
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

  /// The transform applied to sublayers after their own, relative to this layer's anchor point; only its
  /// effect in the plane is drawn.
  ///
  /// Differs from QuartzCore: conversion of coordinates and hit testing ignore it.
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

  /// The depth by which the layer is ordered among its siblings, before their order in `sublayers`.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue else { return }
      placeChanged()
      changed(.zPosition, from: .number(oldValue))
    }
  }

  /// Whether the layer is visible when its transform makes it face away from the viewer.
  open var isDoubleSided = true {
    didSet { if isDoubleSided != oldValue { placeChanged() } }
  }

  /// Whether the layer covers its bounds completely with opaque content.
  ///
  /// - Note: Has no effect on Linux: the value is only stored.
  open var isOpaque = false

  /// A name by which the application identifies the layer, for the app's own use.
  open var name: String?

  /// Whether the layer is rendered as a bitmap before compositing.
  ///
  /// - Note: Has no effect on Linux: hosts choose what to cache.
  open var shouldRasterize = false

  /// The number of pixels per point of the bitmap for `shouldRasterize`.
  ///
  /// - Note: Has no effect on Linux: hosts choose what to cache.
  open var rasterizationScale: CGFloat = 1

  /// The curve of the rounded corners.
  ///
  /// - Note: Has no effect on Linux: the corners are always circular arcs.
  open var cornerCurve = CALayerCornerCurve.circular

  // MARK: Time

  /// The time at which the layer's time begins, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval = 0 {
    didSet { if beginTime != oldValue { timeChanged() } }
  }

  /// The offset that is added to the layer's time after `beginTime` and `speed` are applied, in seconds.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { if timeOffset != oldValue { timeChanged() } }
  }

  /// The rate of the layer's time relative to its superlayer's; with 0, its animations are paused.
  open var speed: Float = 1 {
    didSet { if speed != oldValue { timeChanged() } }
  }

  /// The opacity of the layer and its sublayers, from 0 (transparent) to 1.
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet {
      guard opacity != oldValue else { return }
      placeChanged()
      changed(.opacity, from: .number(Double(oldValue)))
    }
  }

  /// Whether the layer and its sublayers are hidden.
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

  /// The width of the border, drawn inside the edge above the content, in points; 0 for none.
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

  /// The colour that fills the layer behind its content; `nil` for none.
  open var backgroundColor: CGColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      contentChanged()
      changed(.backgroundColor, from: Self.value(oldValue))
    }
  }

  /// Whether sublayers are clipped to the (rounded) bounds.
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

  /// The opacity of the shadow, from 0 (no shadow) to 1.
  open var shadowOpacity: Float = 0 {
    didSet {
      guard shadowOpacity != oldValue else { return }
      contentChanged()
      changed(.shadowOpacity, from: .number(Double(oldValue)))
    }
  }

  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      guard shadowOffset != oldValue else { return }
      contentChanged()
      changed(.shadowOffset, from: .size(oldValue))
    }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet {
      guard shadowRadius != oldValue else { return }
      contentChanged()
      changed(.shadowRadius, from: .number(oldValue))
    }
  }

  /// The shape that casts the shadow, in the layer's coordinates; `nil` for the layer's outline.
  open var shadowPath: CGPath? { didSet { contentChanged() } }

  /// The layer whose alpha channel masks this layer, in this layer's coordinates; `nil` for no mask.
  open var mask: CALayer? {
    didSet {
      guard mask !== oldValue else { return }
      oldValue?.holder = nil
      mask?.removeFromSuperlayer()
      mask?.holder = self
      contentChanged()
    }
  }

  // MARK: Contents

  /// The `CGImage` shown above the background; `nil` or a value of another type shows nothing.
  open var contents: Any? { didSet { contentChanged() } }
  /// The placement and scaling of the contents in the layer.
  open var contentsGravity: CALayerContentsGravity = .resize {
    didSet { if contentsGravity != oldValue { contentChanged() } }
  }
  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue { contentChanged() } }
  }
  /// The part of the contents that is shown, in fractions of its width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { contentChanged() } }
  }
  /// The part of the shown contents that is stretched with the layer, in fractions of its width and height.
  ///
  /// The corners around it keep their size, the edges are stretched along one axis. The default is the whole.
  /// It is in effect where ``contentsGravity`` scales.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsCenter != oldValue { contentChanged() } }
  }
  /// The filter with which the contents are scaled down.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { contentChanged() } }
  }
  /// The filter with which the contents are scaled up.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { contentChanged() } }
  }

  // MARK: Filters

  /// The filter that composites the layer with the content behind it.
  ///
  /// - Note: Has no effect on Linux: iOS documents none.
  open var compositingFilter: Any?

  // MARK: Display and layout on demand

  @exclusivity(unchecked) private weak var ownDelegate: (any CALayerDelegate)?
  /// The result of the last display of the layer.
  private(set) var drawn: Drawing?
  private var displayIsPending = false
  private var layoutIsPending = false

  /// The delegate that provides the content and lays out the sublayers; for the layer of a view, the view by
  /// default.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set {
      UncalledMethods.report(of: newValue)
      ownDelegate = newValue
    }
  }

  /// Whether the layer is redisplayed when its size changes; has no effect on the layer of a view.
  open var needsDisplayOnBoundsChange = false

  /// Marks the layer as needing to be displayed in the next frame.
  ///
  /// A layer that belongs to no view is displayed only if it is marked, by this method or because of
  /// ``needsDisplayOnBoundsChange`` or ``needsDisplay(forKey:)``.
  open func setNeedsDisplay() {
    if let view { return view.setNeedsDisplay() }
    displayIsPending = true
    contentChanged()
  }

  /// Marks the layer as needing to be displayed; the whole layer is displayed, whatever `r` is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns whether layers of the class are redisplayed in each frame in which an added animation of the
  /// property `key` runs; `false` by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns whether the layer is marked for display; always `false` for the layer of a view.
  open func needsDisplay() -> Bool { displayIsPending }

  /// Displays the layer if it is marked for display; a no-op for the layer of a view.
  open func displayIfNeeded() {
    guard displayIsPending else { return }
    displayIsPending = false
    serve { display() }
  }

  /// Displays the layer: the delegate sets the contents, and the layer is drawn.
  open func display() {
    ownDelegate?.display(self)
    guard bounds.width > 0, bounds.height > 0 else { return drawn = nil }
    ownDelegate?.layerWillDraw(self)
    drawn = DrawingStage.drawing(in: bounds) {
      if let context = DrawingStage.current { draw(in: context) }
    }
  }

  /// Draws the content above the background; by default, calls the delegate's `draw(_:in:)`.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }

  /// Schedules a call of `layoutSublayers()` before the next frame.
  open func setNeedsLayout() {
    if let view { return view.setNeedsLayout() }
    layoutIsPending = true
    contentChanged()
  }

  /// Returns whether layout of the sublayers is due; for the layer of a view, also whether layout or an
  /// update of properties is due for the view or a descendant.
  open func needsLayout() -> Bool { view?.needsLayoutPass ?? layoutIsPending }

  /// Lays out the sublayers if that is due.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard layoutIsPending else { return }
    layoutIsPending = false
    serve { layoutSublayers() }
  }

  /// Lays out the sublayers; by default, calls the delegate's `layoutSublayers(of:)`.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  private func sizeChanged() {
    guard view == nil else { return }
    layoutIsPending = true
    if needsDisplayOnBoundsChange { displayIsPending = true }
  }

  // MARK: Actions

  /// The actions of property changes, by property name; `NSNull` disables the animation of a property, and a
  /// property without an entry has the default action.
  open var actions: [String: any CAAction]?

  /// Returns the action of a change of the property `event`, or `nil` for none.
  ///
  /// Called for layers that belong to no view, unless actions are disabled: for changes of properties after
  /// they were visible, and when they are added to, removed from, hidden or shown in a visible layer. For the
  /// layer of a view, `action(for:forKey:)` of the view is called instead.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? usualAction(event)
  }

  /// Returns the default action of the class for a change of the property `event`; `nil`, the default, for
  /// the implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the default value of the property `key`; by default that of a new `CALayer`, or `nil` if it has
  /// no such property or value.
  open class func defaultValue(forKey key: String) -> Any? { LayerMembers.initial(key) }

  // MARK: Geometry

  /// The smallest rectangle that encloses the transformed bounds, in the superlayer's space, in points.
  ///
  /// Setting it under a transform sets the size of the bounds that gives this rectangle for scales, and
  /// ``position`` accordingly.
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
      // Set the position first: observers of the new size see the layer at its final position.
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.width,
        y: newValue.origin.y + anchorPoint.y * newValue.height)
      // Assign the whole value: changing a component in place costs an allocation.
      bounds = CGRect(
        origin: bounds.origin, size: CGSize(width: abs(size.width), height: abs(size.height)))
    }
  }

  /// Returns the preferred size of the content, in points; the current size by default.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns the effect of `transform` in the plane.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether the y axis of the sublayers is flipped relative to that of the layer: positions are measured
  /// from the opposite edge, while content stays upright.
  ///
  /// Differs from QuartzCore: layers in a ``CATransformLayer`` are placed as if it were `false`.
  open var isGeometryFlipped = false {
    didSet { if isGeometryFlipped != oldValue { geometryWasFlipped() } }
  }

  /// Whether the coordinate space runs from right to left: positions in the layer are mirrored, its content
  /// is not.
  @exclusivity(unchecked) package var runsFromRight = false {
    didSet {
      guard runsFromRight != oldValue else { return }
      Self.haveRunFromRight = true
      contentChanged()
      for part in parts { part.view?.setPictureStale() }
    }
  }

  /// The transform from bounds coordinates to the superlayer's.
  package var placement: CGAffineTransform {
    let own = uprightPlacement
    guard Self.haveRunFromRight else { return own }
    let isInMirror = superlayer?.runsFromRight ?? false
    guard runsFromRight || isInMirror else { return own }
    return own.mirrored(
      inside: runsFromRight ? bounds.midX : nil, outside: isInMirror ? position.x : nil)
  }

  // MARK: Animations

  /// Runs a copy of `anim`, replacing the animation running for the same key.
  ///
  /// A `nil` key replaces no animation. The layer's model values do not change; the layer returns to them
  /// after the animation unless its `fillMode` and `isRemovedOnCompletion` specify otherwise. A layer outside
  /// of a window starts the animation when it is first visible.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }

  /// Returns the animation running for `key`, or `nil`.
  open func animation(forKey key: String) -> CAAnimation? { running(forKey: key) }

  /// Ends the animation running for `key`: the layer is shown at its model values.
  open func removeAnimation(forKey key: String) { end(forKey: key) }

  /// Ends all animations: the layer is shown at its model values.
  open func removeAllAnimations() { cancelAnimations() }

  // MARK: Sublayers

  /// Adds `layer` in front of the other sublayers, removing it from its previous superlayer.
  ///
  /// - Precondition: `layer` belongs to no view.
  open func addSublayer(_ layer: CALayer) { place(layer, at: parts.count) }

  /// Inserts `layer` into the sublayers at `idx`, counted from the back and clamped to the valid range.
  ///
  /// - Precondition: `layer` belongs to no view.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { place(layer, at: Int(idx)) }

  /// Inserts `layer` directly behind `sibling`, or in front of all sublayers if `sibling` is not one of them.
  ///
  /// - Precondition: `layer` belongs to no view.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    place(layer, beside: sibling, offset: 0)
  }

  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is not one of
  /// them.
  ///
  /// - Precondition: `layer` belongs to no view.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    place(layer, beside: sibling, offset: 1)
  }

  /// Removes the layer from its superlayer; for the layer of a view, the view is removed.
  open func removeFromSuperlayer() {
    if let view { view.removeFromSuperview() } else { leaveHolder() }
  }

  // MARK: Hit testing and conversion

  /// Returns whether `p`, in the layer's coordinate space, is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at `p`, in the superlayer's coordinate space, or `nil` if there is none.
  ///
  /// Hidden layers are excluded.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = inSpace(p)
    guard !isHidden, !masksToBounds || contains(point) else { return nil }
    let front = parts.map(\.layer).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    let found = front.lazy.compactMap { $0.element.hitTest(point) }.first
    return found ?? (contains(point) ? self : nil)
  }

  /// Draws the layer and its sublayers into `ctx`, in the coordinate space of the layer's bounds.
  open func render(in ctx: CGContext) {
    let painted = serve { view?.displayNode() ?? node(version: 0) }
    guard var node = painted else { return }
    node.transform = .identity
    node.alpha = 1
    ctx.paint([.drawing(Drawing(node))])
  }

  /// Requests a new picture of the layer.
  func contentChanged() { owningView?.setPictureStale() }

  private func placeChanged() {
    if let holder { return holder.contentChanged() }
    guard let view else { return }
    view.parent?.setPictureStale() ?? view.setNeedsFrame()
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { LayerMembers.list }
}

/// Creation of layers of classes known only at run time: a view's `layerClass`, and the class of a
/// presentation layer.
///
/// Swift creates an object from a metatype only through required initialisers, and those would reject what
/// applications write: `override init()`, `override init(layer:)`, subclasses with neither. An initialiser
/// that is not required is still dispatched on the class passed to it. Therefore these declarations refer by
/// symbol to the two initialisers that `CALayer` has for this purpose, as class methods: both receive the
/// class in the same place. A missing symbol fails at link time.
extension CALayer {
  /// Returns a new layer of the class.
  @_silgen_name("$s15MullionViewTree7CALayerC21ofClassKnownAtRunTimeACyt_tcfC")
  class func made() -> CALayer
}
