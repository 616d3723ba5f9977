// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A rectangle in a hierarchy of rectangles, that draws, lays out and finds what a person points at.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  // MARK: Stored state of the tree

  /// The geometry, corners, border and opacity of the view.
  ///
  /// A subclass overrides it to say the kind that its ``layerClass`` makes.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = makeLayer()
    ownLayer = made
    return made
  }
  /// The layer; nil: nobody asked for it yet.
  @exclusivity(unchecked) final var ownLayer: CALayer?
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view that holds this one.
  open package(set) var superview: UIView? {
    get { parent }
    set { superviewLifetime = newValue?.lifetime }
  }
  // Used on the main thread alone; a closure of `Unmanaged`, which no actor isolates, reads it in walks up the tree.
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewLifetime: ViewLifetime?
  /// The superview, whatever a subclass makes of that: what walks up the tree asks for it.
  final var parent: UIView? { superviewLifetime?.view }
  /// What is kept of the view by those who do not keep it alive.
  let lifetime = ViewLifetime()
  /// The views in this one, from back to front.
  open package(set) var subviews: [UIView] {
    get { children }
    set { children = newValue }
  }
  /// The subviews, whatever a subclass makes of that: what walks down the tree asks for them.
  #if !INTERNAL_CHECKS
  @exclusivity(unchecked)
  #endif
  final var children: [UIView] = []

  /// What the view tree remembers about drawing and layout; see ``ViewTreeState``.
  #if !INTERNAL_CHECKS
  @exclusivity(unchecked)
  #endif
  package final var tree = ViewTreeState()
  /// The surface this view is the root of.
  @exclusivity(unchecked) package final weak var rootSurface: ViewSurface?
  /// Whether the view is a window, for `didMoveToWindow()`.
  @exclusivity(unchecked) package final var isWindowRoot = false
  /// Whether hosts do well to keep a picture of this view; collection views set it on cells.
  @exclusivity(unchecked) package final var isReusablePicture = false {
    didSet { if isReusablePicture != oldValue { setPictureStale() } }
  }
  /// The responder after this view instead of its superview: its view controller.
  @exclusivity(unchecked) package final weak var nextResponderOverride: UIResponder? {
    didSet { tree.isControllerView = nextResponderOverride is any ViewOwner }
  }

  // MARK: Making a view

  /// A view that fills `frame` of its superview's coordinate space.
  public init(frame: CGRect) {
    super.init()
    lifetime.begin(self)
    beginLayer(in: frame)
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view as an interface file describes it; of no size with another coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of views.
  public required init?(coder: NSCoder) {
    super.init()
    lifetime.begin(self)
    beginLayer(in: .zero)
    coder.fill(self, as: UIView.self)
  }

  /// Calls `init(frame:)`; not for callers, see ``FrameMade``.
  @available(*, unavailable, message: "call init(frame:)")
  public required convenience init(madeWithFrame frame: CGRect) { self.init(frame: frame) }

  deinit { lifetime.end() }

  /// Does nothing.
  ///
  /// Differs from UIKit: views are not archived.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinate space, in points.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own coordinate space, in points; its origin scrolls the content.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the middle of the view stands in its superview's coordinate space, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Applied to the view around its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Applied to the view around its centre, in space; only what it does in the plane is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// How the view's frame follows its superview's size.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow the view's size as their masks say.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// How the content follows the view's size.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setPictureStale() } }
  }

  /// The size that fits the view's content within `size`, in points; the present size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Makes the view as large as `sizeThatFits(_:)` says, keeping its top left corner.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = serve { sizeThatFits(bounds.size) }
    frame.origin = origin
  }

  /// The size the content asks for; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Tells that `intrinsicContentSize` changed; lays out the superview anew.
  open func invalidateIntrinsicContentSize() {
    constraintKeeper.contentSizeChanged()
    superview?.builtIn?.subviewAskedForAnotherSize()
    superview?.setNeedsLayout()
  }

  /// The height that the content asks for in `width`, in points; nil when it doesn't depend on it.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    builtIn?.ownHeight(forWidth: width)
  }

  /// Whether the height that the content asks for depends on the width it gets; `natural` is the
  /// size it asks for.
  func heightFollowsWidth(natural: CGSize) -> Bool {
    intrinsicHeight(forWidth: natural.width) != nil
  }

  /// What constraints of subviews mean by the view, when that is not its bounds; nil: its bounds.
  var innerGuide: UILayoutGuide? { nil }

  /// The object that adjusts where constraints place subviews; nil: nothing does.
  var subviewPlacer: (any SubviewPlacing)? { nil }

  // MARK: Constraints

  /// Auto Layout, for what the view asks of it.
  final var constraintKeeper: any ConstraintKeeping { self }

  /// Whether the frame decides where the view is; false: constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { tree.autoLayout?.followsFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintKeeper.setFollowsFrame(newValue)
    }
  }

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { tree.autoLayout?.constraints ?? [] }

  /// Makes a constraint active, held by this view.
  ///
  /// - Precondition: Its items are this view or in it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraintKeeper.hold(constraint) }

  /// Makes constraints active, held by this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive, if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraintKeeper.release(constraint)
  }

  /// Makes constraints inactive that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Changes the view's constraints, before layout; override it and call `super` last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    tree.constraintsArePending = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { tree.constraintsArePending }

  /// Calls `updateConstraints()` where it is due, in this view and those in it, the innermost first.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Whether the class needs constraints to be laid out.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// How much the content resists being larger along `axis` than it asks for.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintKeeper.contentPriorities(axis).hugging
  }

  /// Sets how much the content resists being larger along `axis` than it asks for.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintKeeper.setContentPriority(.hugging, priority, axis)
  }

  /// How much the content resists being smaller along `axis` than it asks for.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    constraintKeeper.contentPriorities(axis).resistance
  }

  /// Sets how much the content resists being smaller along `axis` than it asks for.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintKeeper.setContentPriority(.resistance, priority, axis)
  }

  /// Returns the size that the constraints give the view, as near to `targetSize` as they allow.
  ///
  /// Calls `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` with
  /// `fittingSizeLevel` for both priorities.
  ///
  /// - Parameter targetSize: The preferred size, in points.
  /// - Returns: The size, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view, when each length of `targetSize`, in points,
  /// matters as much as its priority says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constraintKeeper.constrainedFittingSize(
      targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// What of the frame constraints leave out: shadows and badges, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints mean when the frame is `frame`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame when the rectangle that constraints mean is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.grown(by: alignmentRectInsets)
  }

  /// Whether other places would satisfy the constraints as well.
  open var hasAmbiguousLayout: Bool { constraintKeeper.hasOtherPlaces }

  /// The active constraints that speak of the view along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintKeeper.constraints(along: axis)
  }

  /// The view in this one whose first line of text constraints mean by this one's; the view itself
  /// unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view in this one whose last line of text constraints mean by this one's; the view itself
  /// unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The baseline of the first line of text; the bottom edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .firstBaseline))
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .lastBaseline))
  }

  /// How far below the top edge the first baseline of text is, in points; nil without text.
  package var firstBaselineOffset: CGFloat? { builtIn?.ownBaselines?.first }
  /// How far above the bottom edge the last baseline of text is, in points; nil without text.
  package var lastBaselineOffset: CGFloat? { builtIn?.ownBaselines?.last }
  /// The font whose line height tells how far baselines stand apart; nil without text.
  package var baselineFont: UIFont? { builtIn?.ownBaselines?.font }

  // MARK: Guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { tree.autoLayout?.guides ?? [] }

  /// Adds a guide, taking it from the view it belonged to.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { constraintKeeper.hold(layoutGuide) }

  /// Removes a guide, and the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintKeeper.release(layoutGuide)
  }

  /// The part of the view that no bar covers.
  open var safeAreaLayoutGuide: UILayoutGuide { constraintKeeper.safeAreaGuide }

  /// The part of the view that a keyboard covers, or that the safe area leaves out at the bottom.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { constraintKeeper.keyboardGuide }

  /// The part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { constraintKeeper.marginsGuide }

  /// The part of the view inside its margins that is not too wide for lines of text.
  open var readableContentGuide: UILayoutGuide { constraintKeeper.readableGuide }

  // MARK: Appearance

  /// What fills the view behind its content; nil: nothing.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      setPictureStale()
      if AnimationBlock.current != nil { animateFill(from: oldValue) }
    }
  }

  /// From 0 (nothing is seen) to 1, for the view and everything in it.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and everything in it is left out of drawing and pointing.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what subviews draw outside the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// What is seen of the view is seen where this one, in the view's coordinates, is opaque; nil:
  /// everywhere.
  open var mask: UIView? {
    didSet { if mask !== oldValue { maskWasSet() } }
  }

  /// A promise that the view covers its bounds; kept for callers, nothing depends on it.
  @exclusivity(unchecked) open var isOpaque = true

  /// Whether `draw(_:)` begins on an empty ground, which it does anyway; kept for callers.
  open var clearsContextBeforeDrawing = true

  /// The accent colour of the view and the views in it that have none of their own.
  ///
  /// nil restores the superview's; reading never answers nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { adjustedTint ?? tree.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      tree.tintColor = newValue
      tintDidChange()
    }
  }

  /// How the tint colour shows, here and in the views in this one that say `automatic`.
  ///
  /// `automatic` restores the superview's; reading never answers it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Pixels a point of what the view draws: those of its screen, unless others were set.
  ///
  /// Setting 0 restores those of the screen. Its layer's `contentsScale` follows what is set. What views draw is kept as lines and shapes, which are sharp on any screen.
  open var contentScaleFactor: CGFloat {
    get { tree.contentScale > 0 ? tree.contentScale : traitCollection.displayScale }
    set { setContentScale(newValue) }
  }

  /// The accent colour changed, here or in a superview.
  open func tintColorDidChange() {}

  /// Asks for the view to be drawn again.
  open func setNeedsDisplay() {
    tree.drawn = nil
    setPictureStale()
  }

  /// Asks for a part of the view to be drawn again; the whole view is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws what is between the background and the subviews into the current context; override it.
  ///
  /// Called when the view is first seen, after `setNeedsDisplay()`, when its traits or something
  /// observable that it read change, and with the content mode `redraw` when its size does; `rect` is
  /// the bounds. What is drawn is cut to them.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer into `ctx`: by `draw(_:)`, unless overridden; of another layer, nothing.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }

  /// The layer is to be shown anew: sets its `contents`; does nothing unless overridden.
  open func display(_ layer: CALayer) {}

  /// The layer is about to be drawn; does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}

  /// What is done when a property of the view's layer has changed that was seen, `NSNull` for nothing; nil, and unless overridden: it is
  /// animated where a block of views says so.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  private var pictureTaker: any PictureTaking { self }

  /// A view that shows what this one and the views in it look like now; nil: it has no size.
  ///
  /// With `afterUpdates`, views that wait for layout are laid out before.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureTaker.shot(afterUpdates)
  }

  /// Draws what the view and the views in it look like into `rect` of the current context.
  ///
  /// - Returns: Whether there was a context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    pictureTaker.drawTree(in: rect, afterUpdates)
  }

  /// What the view itself draws behind its subviews, in bounds coordinates, without background.
  package func contentCommands() -> [DrawCommand] { builtIn?.ownCommands() ?? [] }

  /// What the view draws in front of its subviews, in bounds coordinates.
  package func overlayNodes() -> [DisplayNode] { [] }

  /// Dresses the view for an editor of interface files, which alone calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Identity

  /// A number of the user's, to find the view by.
  open var tag = 0

  /// The view with the given tag among this view and the views in it; nil when there is none.
  ///
  /// - Complexity: O(n) in the number of views in this one.
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : inner(withTag: tag) }

  /// A name by which the view's state could be kept; nothing here keeps states.
  open var restorationIdentifier: String?

  /// Would write down the view's state, if it were kept; nobody calls it.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Would read the view's state, if it had been kept; nobody calls it.
  open func decodeRestorableState(with coder: NSCoder) {}

  package override var accessibilityOwnFrame: CGRect { convert(bounds, to: nil) }

  // MARK: The tree

  /// Puts `view` in front of the other subviews, taking it from its present superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  /// Puts `view` among the subviews at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` directly behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Puts `view` directly in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Exchanges the subviews at the two indexes.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts `view`, a subview, in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Puts `view`, a subview, behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach(from: superview, to: nil) }

  /// Whether the view is `view` or is in it.
  ///
  /// - Complexity: O(depth).
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; nil: the view is about to be taken out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview changed.
  open func didMoveToSuperview() {}
  /// The view is about to come into `newWindow`, or to leave its window for none (nil).
  ///
  /// Called for the view and those in it, the outer ones first; also when the view moves inside of its
  /// window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view came into a window or a host's surface, or left it.
  open func didMoveToWindow() {}

  /// The window the view is in, the view itself for a window; nil outside of one.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { rootWindow }

  // MARK: Properties

  /// Sets what the view shows by its properties: texts, colours, what is hidden; override it and call
  /// `super`, and don't call it otherwise.
  ///
  /// Called before the view is first laid out, after `setNeedsUpdateProperties()`, and when its traits
  /// or something observable that it read the last time changed. Neither it nor `layoutSubviews()`
  /// has the other one called.
  open func updateProperties() {}

  /// Asks for `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() { markPropertiesDue(.view) }

  /// Calls `updateProperties()` now where it is due: of this view, of its controller, and of all in it.
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  // MARK: Layout

  /// Places the subviews.
  ///
  /// Called in the layout pass after `setNeedsLayout()`, and when something observable that it read the
  /// last time changed; override it, and don't call it.
  open func layoutSubviews() {}

  /// Places what is in a layer; in the view's own, by `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  /// Asks for `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what waits for layout in this view, and above it up to the first view that
  /// needs none.
  open func layoutIfNeeded() { serve { layoutPending() } }

  /// The distances content keeps from the edges, in points: 8, and what the safe area adds.
  ///
  /// The view of a view controller has at least the system's margins at its sides, and none above
  /// and below.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      tree.layoutMargins = .absolute(newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// The distances content keeps from the edges, in points, with sides named by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set {
      tree.layoutMargins = .directional(newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// Whether margins are at least what the superview's margins demand here.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }

  /// The margins changed.
  open func layoutMarginsDidChange() {}

  /// How much of each edge is covered by bars and the like, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Hook of scroll views: what of the safe area reaches the views inside, in points.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Hook of scroll views, called before anyone is told of a new safe area.
  package func safeAreaWasAdjusted() {}

  /// Hook of scroll views, called after the bounds changed, whoever changed them.
  package func boundsChanged(from old: CGRect) { builtIn?.boundsWereSet(from: old) }

  /// The safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// What the view adapts to: the surface's traits with the overrides on the way.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The traits changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, for this view and below; `.unspecified` takes the superview's.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { saidTraitsDidChange() } }
  }

  /// Whether and how the view is mirrored where people read from the right.
  @exclusivity(unchecked)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
  }

  /// The direction the view lays out its content in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// The direction that views of `attribute` lay out their content in, where people read as the
  /// program's language says.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: AmbientDisplay.traits.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// The direction that views of `attribute` lay out their content in, where people read in
  /// `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(where: layoutDirection)
  }

  // MARK: Pointing

  /// Whether the view and what is in it can be pointed at.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true

  /// The frontmost view at `point`, in this view's coordinate space; nil when there is none.
  ///
  /// Hidden views, views that ignore people, views of an alpha below 0.01, and views on their way
  /// in an animation without `allowUserInteraction` are left out. Views are where they were set.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isBusyMoving,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in paintingOrder.reversed() {
      let found = subview.hitTest(subview.convert(point, from: self), with: event)
      if let found { return found }
    }
    return self
  }

  /// Whether `point`, in this view's coordinate space, is in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// Whether the view hears of more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether no other view hears of touches while this one has some; touches on others come first as well.
  ///
  /// Gesture recognisers of other views hear of them.
  open var isExclusiveTouch = false

  /// What finds gestures in touches of the view and of the views in it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { tree.gestureRecognizers.isEmpty ? nil : tree.gestureRecognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  /// Adds a recogniser, taking it from the view it belonged to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser; a gesture that goes on is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recogniser of this view, or of one it is in, may begin with a touch in this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Interactions

  /// What a person can do with the view beside what its class does.
  open var interactions: [any UIInteraction] {
    get { tree.interactions }
    set { replaceInteractions(by: newValue) }
  }

  /// Gives the view an interaction, which another view loses.
  open func addInteraction(_ interaction: any UIInteraction) { interaction.come(to: self) }

  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) { interaction.leave(self) }

  // MARK: Responding

  open override var next: UIResponder? { nextResponderOverride ?? superview }
  package override var responderSurface: ViewSurface? { surface }

  /// Whether keys can give the view the focus; false, but for controls that are enabled, fields and
  /// cells, unless overridden.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: keys brought it there, or it is typed into.
  open var isFocused: Bool { surface?.focusedItem === self }
  /// How the view shows that it has the focus; nil: not at all, it does so by itself.
  ///
  /// Cells whose background shows the focus have no line unless they are given one.
  open var focusEffect: UIFocusEffect? {
    get { givenFocusEffect }
    set { givenFocusEffect = newValue }
  }
  /// How much the view wants the focus when that comes to its group.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  package override var textReceiver: (any TextReceiving)? { builtIn?.ownTextReceiver }

  /// Makes the first responder in this view give up.
  ///
  /// - Returns: Whether no view in this one is the first responder now.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = surface?.firstResponder else { return true }
    let isInside = sequence(first: first, next: \.next).contains { $0 === self }
    return isInside ? first.resignFirstResponder() : true
  }

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ViewMembers.list
  }
}
