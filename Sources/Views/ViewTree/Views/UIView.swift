// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A rectangle in a view hierarchy that draws content, lays out its subviews and responds to input.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
  // MARK: Hierarchy storage

  /// The layer that holds the geometry, corners, border and opacity of the view.
  ///
  /// A subclass may override it to narrow its type to the class returned by ``layerClass``.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = makeLayer()
    ownLayer = made
    return made
  }
  /// The layer, or `nil` before it is first accessed.
  @exclusivity(unchecked) final var ownLayer: CALayer?
  /// The class used to create the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view that contains this one, or `nil`.
  open package(set) var superview: UIView? {
    get { parent }
    set { superviewLifetime = newValue?.lifetime }
  }
  // Used only on the main thread; a closure of `Unmanaged`, which is not isolated to an actor, reads it in
  // upward traversals.
  @exclusivity(unchecked) nonisolated(unsafe) final var superviewLifetime: ViewLifetime?
  /// The superview, independent of overrides of `superview`; used by upward traversals.
  final var parent: UIView? { superviewLifetime?.view }
  /// The lifetime object through which the view is referenced without being retained.
  let lifetime = ViewLifetime()
  /// The subviews, from back to front.
  open package(set) var subviews: [UIView] {
    get { children }
    set { children = newValue }
  }
  /// The subviews, independent of overrides of `subviews`; used by downward traversals.
  #if !INTERNAL_CHECKS
  @exclusivity(unchecked)
  #endif
  final var children: [UIView] = []

  /// The drawing and layout state of the view; see ``ViewTreeState``.
  #if !INTERNAL_CHECKS
  @exclusivity(unchecked)
  #endif
  package final var tree = ViewTreeState()
  /// The surface this view is the root of.
  @exclusivity(unchecked) package final weak var rootSurface: ViewSurface?
  /// Whether the view is a window.
  @exclusivity(unchecked) package final var isWindowRoot = false
  /// Whether hosts should cache a picture of this view; collection views set it on cells.
  @exclusivity(unchecked) package final var isReusablePicture = false {
    didSet { if isReusablePicture != oldValue { setPictureStale() } }
  }
  /// The view's controller, which is the next responder in place of the superview; `nil` for the superview.
  @exclusivity(unchecked) package final weak var nextResponderOverride: UIResponder? {
    didSet { tree.isControllerView = nextResponderOverride is any ViewOwner }
  }

  // MARK: Initializers

  /// Creates a view with `frame`, in the superview's coordinate space, in points.
  public init(frame: CGRect) {
    super.init()
    lifetime.begin(self)
    beginLayer(in: frame)
  }

  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an interface file; with any other coder, a view of zero size.
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

  /// Encodes the view.
  ///
  /// Differs from UIKit: views are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinate space, in points; the smallest one that encloses a
  /// transformed view.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The view's rectangle in its own coordinate space, in points; its origin scrolls the content.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// The centre of the view in its superview's coordinate space, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The affine transform applied to the view, relative to its centre.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform applied to the view, relative to its centre; only its effect in the
  /// plane is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The options by which the view's frame adapts to the size of its superview.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews adapt to changes of the view's size by their `autoresizingMask`.
  @exclusivity(unchecked) open var autoresizesSubviews = true

  /// The mode in which the content adapts to the view's size.
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { setPictureStale() } }
  }

  /// Returns the size that best fits the view's content within `size`, in points; the current size by
  /// default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the result of `sizeThatFits(_:)`, keeping its top left corner.
  open func sizeToFit() {
    let origin = frame.origin
    bounds.size = serve { sizeThatFits(bounds.size) }
    frame.origin = origin
  }

  /// The natural size of the content, in points, with `noIntrinsicMetric` for each dimension that it does not
  /// determine.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates `intrinsicContentSize` and schedules layout of the superview.
  open func invalidateIntrinsicContentSize() {
    constraintKeeper.contentSizeChanged()
    superview?.builtIn?.subviewAskedForAnotherSize()
    superview?.setNeedsLayout()
  }

  /// Returns the height of the content at `width`, in points, or `nil` if it does not depend on the width.
  package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    builtIn?.ownHeight(forWidth: width)
  }

  /// Returns whether the height of the content depends on the width of the view.
  ///
  /// - Parameter natural: The intrinsic content size, in points.
  /// - Returns: Whether the height of the content depends on the width of the view.
  func heightFollowsWidth(natural: CGSize) -> Bool {
    intrinsicHeight(forWidth: natural.width) != nil
  }

  /// The guide to which constraints of subviews on this view apply; `nil` for its bounds.
  var innerGuide: UILayoutGuide? { nil }

  /// The object that adjusts the positions constraints give to subviews, or `nil`.
  var subviewPlacer: (any SubviewPlacing)? { nil }

  // MARK: Constraints

  /// The Auto Layout operations of the view.
  final var constraintKeeper: any ConstraintKeeping { self }

  /// Whether the frame determines the view's position and size; if `false`, constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { tree.autoLayout?.followsFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintKeeper.setFollowsFrame(newValue)
    }
  }

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { tree.autoLayout?.constraints ?? [] }

  /// Activates a constraint, held by this view.
  ///
  /// - Precondition: The items of the constraint are this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraintKeeper.hold(constraint) }

  /// Activates constraints, held by this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraintKeeper.release(constraint)
  }

  /// Deactivates the given constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Updates the view's constraints before layout; overrides call `super` last.
  open func updateConstraints() {}

  /// Schedules a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    tree.constraintsArePending = true
    setNeedsLayout()
  }

  /// Returns whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { tree.constraintsArePending }

  /// Calls `updateConstraints()` where it is due in this view and its subviews, the innermost first.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Whether the class depends on constraints for its layout.
  ///
  /// - Note: Has no effect on Linux: constraints are applied whatever the value is.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the priority with which the view resists being larger than its intrinsic content size along
  /// `axis`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintKeeper.contentPriorities(axis).hugging
  }

  /// Sets the priority with which the view resists being larger than its intrinsic content size along `axis`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintKeeper.setContentPriority(.hugging, priority, axis)
  }

  /// Returns the priority with which the view resists being smaller than its intrinsic content size along
  /// `axis`.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    constraintKeeper.contentPriorities(axis).resistance
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic content size along
  /// `axis`.
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

  /// Returns the size that the constraints give the view, as near to `targetSize` as the priorities allow.
  ///
  /// Constraints that are due are updated first.
  ///
  /// - Parameters:
  ///   - targetSize: The preferred size, in points.
  ///   - horizontalFittingPriority: The priority of the preferred width.
  ///   - verticalFittingPriority: The priority of the preferred height.
  /// - Returns: The size, in points, rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constraintKeeper.constrainedFittingSize(
      targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The insets from the frame to the alignment rectangle, in points, for ornaments such as shadows and
  /// badges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for `frame`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame whose alignment rectangle is `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.grown(by: alignmentRectInsets)
  }

  /// Whether the constraints allow more than one position or size of the view.
  open var hasAmbiguousLayout: Bool { constraintKeeper.hasOtherPlaces }

  /// Returns the active constraints on attributes of the view along `axis`.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintKeeper.constraints(along: axis)
  }

  /// The view that provides the first baseline for constraints on this view; the view itself unless
  /// overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides the last baseline for constraints on this view; the view itself unless
  /// overridden.
  open var forLastBaselineLayout: UIView { self }

  /// The anchor of the baseline of the first line of text; the bottom edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .firstBaseline))
  }
  /// The anchor of the baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutQuantity(lifetime, .lastBaseline))
  }

  /// The distance from the top edge to the first baseline, in points; `nil` without text.
  package var firstBaselineOffset: CGFloat? { builtIn?.ownBaselines?.first }
  /// The distance from the bottom edge to the last baseline, in points; `nil` without text.
  package var lastBaselineOffset: CGFloat? { builtIn?.ownBaselines?.last }
  /// The font whose line height determines the system spacing of baselines; `nil` without text.
  package var baselineFont: UIFont? { builtIn?.ownBaselines?.font }

  // MARK: Guides

  /// The layout guides added to the view, without the standard ones such as `safeAreaLayoutGuide`.
  open var layoutGuides: [UILayoutGuide] { tree.autoLayout?.guides ?? [] }

  /// Adds a layout guide, removing it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { constraintKeeper.hold(layoutGuide) }

  /// Removes a layout guide that belongs to the view, and deactivates the constraints on it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintKeeper.release(layoutGuide)
  }

  /// The guide of the area that is not covered by bars.
  open var safeAreaLayoutGuide: UILayoutGuide { constraintKeeper.safeAreaGuide }

  /// The guide of the area covered by a keyboard, or else by the bottom of the safe area insets.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { constraintKeeper.keyboardGuide }

  /// The guide of the area inside the margins.
  open var layoutMarginsGuide: UILayoutGuide { constraintKeeper.marginsGuide }

  /// The guide of the area inside the margins, limited to a readable width.
  open var readableContentGuide: UILayoutGuide { constraintKeeper.readableGuide }

  // MARK: Appearance

  /// The colour that fills the view behind its content; `nil` for none.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet {
      guard backgroundColor != oldValue else { return }
      setPictureStale()
      if AnimationBlock.current != nil { animateFill(from: oldValue) }
    }
  }

  /// The opacity of the view and its subviews, from 0 (transparent) to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are excluded from drawing and hit testing.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose alpha channel masks this view, in this view's coordinates; `nil` for no mask.
  open var mask: UIView? {
    didSet { if mask !== oldValue { maskWasSet() } }
  }

  /// Whether the view covers its bounds completely with opaque content.
  ///
  /// - Note: Has no effect on Linux, except in text snapshots.
  @exclusivity(unchecked) open var isOpaque = true

  /// Whether `draw(_:)` begins with a cleared context.
  ///
  /// - Note: Has no effect on Linux: the context is always empty.
  open var clearsContextBeforeDrawing = true

  /// The accent colour of the view and of the subviews that have none of their own.
  ///
  /// Setting `nil` restores the superview's; the value read is never `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { adjustedTint ?? tree.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      tree.tintColor = newValue
      tintDidChange()
    }
  }

  /// The mode in which the tint colour is shown in this view and in subviews whose mode is `automatic`.
  ///
  /// Setting `automatic` restores the superview's mode; the value read is never `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustment }
    set { setTintAdjustment(newValue) }
  }

  /// The number of pixels per point of the view's drawing: the screen's, unless another value was set.
  ///
  /// Setting 0 restores the screen's. The layer's `contentsScale` follows the value. Drawings are stored as
  /// vector commands, which are sharp on any screen.
  open var contentScaleFactor: CGFloat {
    get { tree.contentScale > 0 ? tree.contentScale : traitCollection.displayScale }
    set { setContentScale(newValue) }
  }

  /// Called when the tint colour or the tint adjustment mode of the view or of a superview was set, and after
  /// the view or a superview moved in the hierarchy; does nothing by default.
  open func tintColorDidChange() {}

  /// Marks the view as needing to be redrawn.
  open func setNeedsDisplay() {
    tree.drawn = nil
    setPictureStale()
  }

  /// Marks the view as needing to be redrawn; the whole view is redrawn, whatever `rect` is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the content between the background and the subviews into the current context.
  ///
  /// Called when the view is first painted, after `setNeedsDisplay()`, when an observable property that it
  /// read changes, when the traits change unless nothing was drawn, and with the content mode `redraw` when
  /// the size changes; `rect` is the bounds. The drawing is clipped to the bounds. Does nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Draws the view's layer into `ctx` by `draw(_:)` unless overridden; a no-op for other layers.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }

  /// Called when the layer is displayed, to set its `contents`; does nothing by default.
  open func display(_ layer: CALayer) {}

  /// Called before the layer is drawn; does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the action for a change of a property of the view's layer; called only once the layer was in a
  /// frame.
  ///
  /// `NSNull` means no action. With `nil`, the default, the change is animated inside an animation block of
  /// `UIView`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  private var pictureTaker: any PictureTaking { self }

  /// Returns a view that shows the current appearance of this view and its subviews, or `nil` if it has no
  /// size.
  ///
  /// With `afterUpdates`, pending layout is performed first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    pictureTaker.shot(afterUpdates)
  }

  /// Draws the appearance of the view and its subviews into `rect` of the current context.
  ///
  /// - Returns: Whether there was a context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    pictureTaker.drawTree(in: rect, afterUpdates)
  }

  /// Returns the commands of the view's own content, painted behind its subviews, in bounds coordinates and
  /// without the background.
  package func contentCommands() -> [DrawCommand] { builtIn?.ownCommands() ?? [] }

  /// Returns the nodes painted in front of the subviews, in bounds coordinates.
  package func overlayNodes() -> [DisplayNode] { [] }

  /// Prepares the view for display in an editor of interface files.
  ///
  /// - Note: Has no effect on Linux: it is never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Identity

  /// A number by which the application identifies the view.
  open var tag = 0

  /// Returns the view with the given tag among this view and its descendants, or `nil` if there is none.
  ///
  /// - Complexity: O(n) in the number of descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : inner(withTag: tag) }

  /// The identifier under which the view's state is restored.
  ///
  /// - Note: Has no effect on Linux: view state is not restored.
  open var restorationIdentifier: String?

  /// Encodes the view's state for restoration.
  ///
  /// - Note: Has no effect on Linux: it is never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the view's state for restoration.
  ///
  /// - Note: Has no effect on Linux: it is never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  package override var accessibilityOwnFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Hierarchy

  /// Adds `view` in front of the other subviews, removing it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count - (view.superview === self ? 1 : 0))
  }

  /// Inserts `view` into the subviews at `index`, counted from the back and clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly behind `siblingSubview`.
  ///
  /// - Precondition: `siblingSubview` is a subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }

  /// Inserts `view` directly in front of `siblingSubview`.
  ///
  /// - Precondition: `siblingSubview` is a subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }

  /// Exchanges the subviews at the two indexes.
  ///
  /// - Precondition: Both are indexes of `subviews`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves the subview `view` in front of its siblings; a no-op for a view that is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Moves the subview `view` behind its siblings; a no-op for a view that is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detach(from: superview, to: nil) }

  /// Returns whether the view is `view` or a descendant of it.
  ///
  /// - Complexity: O(depth).
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; `nil` means that the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; does nothing by default.
  open func didMoveToSuperview() {}
  /// Called before the view moves to `newWindow`, or leaves its window if `newWindow` is `nil`; does nothing
  /// by default.
  ///
  /// The method is called for the view and its descendants, outermost first, and also when the view moves
  /// within its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view entered a window or a host's surface, left it, or moved within it; does nothing by
  /// default.
  open func didMoveToWindow() {}

  /// The window that contains the view, the view itself for a window, or `nil` outside of one.
  ///
  /// - Complexity: O(depth).
  open var window: UIWindow? { rootWindow }

  // MARK: Properties

  /// Updates the properties of the view and its content, such as texts, colours and visibility; override it
  /// and call `super`, but do not call it directly.
  ///
  /// Called before the first layout, after `setNeedsUpdateProperties()`, and when the traits or an observable
  /// property that it read the last time changed. A call does not schedule `layoutSubviews()`, and layout
  /// does not schedule a call.
  open func updateProperties() {}

  /// Schedules a call of `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() { markPropertiesDue(.view) }

  /// Calls `updateProperties()` immediately where it is due: for this view, its controller, and the views in
  /// it.
  open func updatePropertiesIfNeeded() { updateDueProperties() }

  // MARK: Layout

  /// Lays out the subviews.
  ///
  /// Called in the layout pass after `setNeedsLayout()`, and when an observable property that it read the
  /// last time changed; override it, but do not call it directly.
  open func layoutSubviews() {}

  /// Lays out the sublayers of `layer` by `layoutSubviews()`; a no-op for a layer other than the view's own.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }

  /// Schedules a call of `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Performs pending layout of the view and its subviews immediately.
  ///
  /// Layout begins at the outermost of the adjacent superviews with pending layout, or at the view itself if
  /// its superview has none pending, and includes all pending views inside.
  open func layoutIfNeeded() { serve { layoutPending() } }

  /// The distances between the edges and the content, in points: 8 by default, plus the safe area insets.
  ///
  /// The view of a view controller has at least the system's margins at its sides, unless
  /// `viewRespectsSystemMinimumLayoutMargins` is `false`; its default at the top and bottom is 0.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set {
      tree.layoutMargins = .absolute(newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// The distances between the edges and the content, in points, with sides given by layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set {
      tree.layoutMargins = .directional(newValue)
      layoutMarginsMayHaveChanged()
    }
  }

  /// Whether the margins are increased where that is necessary to keep the content inside the superview's
  /// margins too.
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsMayHaveChanged() } }
  }

  /// Whether the safe area insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsMayHaveChanged() } }
  }

  /// Called when the margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The insets of the area covered by bars and other system elements, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The part of the safe area that extends to subviews, in points; overridden by scroll views.
  package var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// Called after the view and its controller were notified of a new safe area, and when a setting that
  /// adjusts it changed; overridden by scroll views.
  package func safeAreaWasAdjusted() {}

  /// Called after the bounds changed, by the application or by the library; overridden by scroll views.
  package func boundsChanged(from old: CGRect) { builtIn?.boundsWereSet(from: old) }

  /// Called when the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  /// The traits of the view: those of the surface with the overrides of the view and its superviews.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Called when the traits changed from `previousTraitCollection`; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style of this view and its subviews; `.unspecified` inherits the superview's.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { saidTraitsDidChange() } }
  }

  /// The meaning of the content, which determines whether the view is mirrored in right-to-left layouts.
  @exclusivity(unchecked)
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { readingDirectionChanged() } }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  /// Returns the layout direction of views with `attribute`, in the layout direction of the program's
  /// language.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: AmbientDisplay.traits.layoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of views with `attribute` in an interface of direction `layoutDirection`.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(where: layoutDirection)
  }

  // MARK: Hit testing

  /// Whether the view and its subviews receive touch and pointer events.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true

  /// Returns the frontmost view at `point`, in this view's coordinate space, or `nil` if there is none.
  ///
  /// Excluded are hidden views, views with user interaction disabled, views of an alpha below 0.01, and views
  /// animated without `allowUserInteraction`. Animated views are hit at their model values.
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

  /// Returns whether `point`, in this view's coordinate space, is inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Gestures

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether the view receives touches exclusively: no other view receives touches while this one has some,
  /// nor this one while another has some.
  ///
  /// Gesture recognisers of other views receive them nevertheless.
  open var isExclusiveTouch = false

  /// The gesture recognisers of the view, which receive touches of the view and its subviews; `nil` if there
  /// are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { tree.gestureRecognizers.isEmpty ? nil : tree.gestureRecognizers }
    set { replaceGestureRecognizers(by: newValue ?? []) }
  }

  /// Adds a recogniser, removing it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recogniser; a gesture in progress is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns whether a recogniser of this view or of a superview may begin with a touch in this view; `true`
  /// by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Interactions

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { tree.interactions }
    set { replaceInteractions(by: newValue) }
  }

  /// Adds an interaction, removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { interaction.come(to: self) }

  /// Removes an interaction; a no-op if the view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) { interaction.leave(self) }

  // MARK: Responder chain

  open override var next: UIResponder? { nextResponderOverride ?? superview }
  package override var responderSurface: ViewSurface? { surface }

  /// Whether the view can receive the focus by keys; `false` by default, and overridden by controls, text
  /// views and cells.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: it was moved there by keys, or the view is being edited.
  open var isFocused: Bool { surface?.focusedItem === self }
  /// The visual effect that shows the focus; `nil` if the view draws the focus itself or does not show it.
  ///
  /// Cells whose background shows the focus have no focus ring unless one is set.
  open var focusEffect: UIFocusEffect? {
    get { givenFocusEffect }
    set { givenFocusEffect = newValue }
  }
  /// The priority of the view when the focus moves to its group.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  package override var textReceiver: (any TextReceiving)? { builtIn?.ownTextReceiver }

  /// Makes the first responder resign if it is in this view.
  ///
  /// - Parameter force: Has no effect on Linux: a first responder that refuses to resign stays.
  /// - Returns: Whether no view in this one is the first responder afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let first = surface?.firstResponder else { return true }
    let isInside = sequence(first: first, next: \.next).contains { $0 === self }
    return isInside ? first.resignFirstResponder() : true
  }

  /// The members of the class that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ViewMembers.list
  }
}
