// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// A view that scrolls content which may be larger than itself.
///
/// Differs from UIKit: the view itself handles scroll wheels, trackpads and keys.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate; accessed as `delegate`, see ``ScrollDelegating``.
  @exclusivity(unchecked) package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The storage of `delegate`; a subclass with its own `delegate` overrides it for code that uses the
  /// `UIScrollView` type.
  open weak var _delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
    }
  }
  /// The object that observes and controls the scroll view for a module above.
  package weak var steering: (any ScrollSteering)?
  /// The object that observes and controls the scroll view for the bars in front of it.
  package weak var barSteering: (any ScrollSteering)?
  /// The observers of the end of the content, such as bars at the bottom.
  package var endObservers = ScrollEndObservers()
  /// The object that handles trackpad scrolls in directions in which the scroll view cannot scroll, for a
  /// module above.
  package weak var strokeTaker: (any ScrollEventHandling)?
  /// The height of the hidden top bars that reappear when the content is pulled down, in points.
  ///
  /// The content can be scrolled beyond its top inset by this distance.
  package var hiddenTop: CGFloat = 0
  /// The scroller that moves the content for the user and animations.
  lazy var scroller = Scroller(self)
  /// The scroll indicators.
  lazy var indicators = ScrollIndicators(self)
  private var reportedInset = UIEdgeInsets.zero
  private lazy var pan = ScrollPan(self)
  /// The zoomer that scales the content; `nil` until it is first used.
  var zoomState: Zoomer?
  override var subviewPlacer: (any SubviewPlacing)? { zoomState }

  /// Creates a scroll view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  /// Creates a scroll view from an interface file; with any other coder, a scroll view of zero size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
    coder.fill(self, as: UIScrollView.self)
  }

  // MARK: Content

  /// The point of the content at the view's top left corner, in points; equal to the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
    }
  }

  /// The size of the content, in points.
  @exclusivity(unchecked) open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      scroller.rangeChanged()
      endObservers.notify()
      ValueObserving.check(self)
    }
  }

  /// The layout guide of the content; constraints to it determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.content) { ContentGuide(self) } }
  override var innerGuide: UILayoutGuide? { contentLayoutGuide }

  /// The layout guide of the view's frame: views that are constrained to it do not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.frame) { FrameGuide(self) } }

  /// The space around the content, in points.
  @exclusivity(unchecked) open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  /// The condition for adding the safe area to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  /// The height at the bottom of the view that is covered by a keyboard and kept clear by its controller, in
  /// points.
  package var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { insetsMayHaveChanged() } }
  }

  /// The content inset plus the safe area according to `contentInsetAdjustmentBehavior`, in points; it also
  /// includes the space for an active refresh control and for a keyboard.
  open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

  /// Called when `adjustedContentInset` has changed; override it to respond.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling

  /// Sets the content offset, in points.
  ///
  /// Animated moves take 0.3 seconds on the host's clock; outside of a surface, they are immediate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, surface != nil {
      scroller.animate(to: contentOffset)
    } else {
      scroller.stop()
      self.contentOffset = contentOffset
    }
  }

  /// Scrolls by the minimum distance that makes `rect`, in the coordinate space of the content, visible.
  ///
  /// Of a rectangle larger than the visible area, the part at its top left corner becomes visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = scroller.offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the scroll indicators briefly.
  open func flashScrollIndicators() { indicators.show() }

  /// Runs `changes`, and shows the scroll indicators briefly if the content offset has changed.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { indicators.show() }
  }

  /// Stops all motions at their current offset, or at the nearest valid one.
  open func stopScrollingAndZooming() {
    zoomState?.stop()
    scroller.stop()
    scroller.keepInRange()
  }

  // MARK: Behaviour

  /// Whether the user can scroll the content.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { scroller.cancelDrag() }
    }
  }
  /// The gesture recogniser that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The gesture recogniser that zooms the content; `nil` while the zoom limits allow no zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomState?.pinch }
  /// Whether drags are restricted to the axis along which they began.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its edges and springs back.
  open var bounces = true
  /// Whether the content can be moved beyond its top and bottom edges; requires `bounces`.
  open var bouncesVertically = true
  /// The effects of the top, left, bottom and right edges, created on first use.
  private lazy var edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }
  /// The effect at the top edge.
  ///
  /// - Note: Has no effect on Linux: bars have their own backgrounds.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
  /// The effect at the left edge.
  ///
  /// - Note: Has no effect on Linux: bars have their own backgrounds.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
  /// The effect at the bottom edge.
  ///
  /// - Note: Has no effect on Linux: bars have their own backgrounds.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
  /// The effect at the right edge.
  ///
  /// - Note: Has no effect on Linux: bars have their own backgrounds.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }
  /// Whether the content can be moved beyond its left and right edges; requires `bounces`.
  open var bouncesHorizontally = true
  /// Whether an enclosing scroll view scrolls vertically when this one is at its end.
  ///
  /// A drag belongs to the scroll view that can move in its direction when it begins.
  open var transfersVerticalScrollingToParent = true
  /// Whether an enclosing scroll view scrolls horizontally when this one is at its end; see
  /// `transfersVerticalScrollingToParent`.
  open var transfersHorizontalScrollingToParent = true
  /// The alignment of content that is smaller than the view: 0 for the left and top edges, 1 for the right
  /// and bottom edges.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { scroller.rangeChanged() } }
  }
  /// Whether the content can be moved vertically even if it is not taller than the view; requires `bounces`.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } }
  }
  /// Whether the content can be moved horizontally even if it is not wider than the view; requires `bounces`.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }
  /// The dismissal of the keyboard when the content is dragged.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag that begins within 0.15 seconds belongs to the scroll view regardless of the touched
  /// view, if ``canCancelContentTouches`` is `true`; otherwise ``touchesShouldCancel(in:)`` determines it.
  ///
  /// Differs from UIKit: subviews receive the touch immediately, and its cancellation when it becomes a drag.
  open var delaysContentTouches = true
  /// Whether a touch in a subview can become a drag of the content, which cancels the touch for the subview.
  open var canCancelContentTouches = true
  /// Returns whether `view`, a descendant, receives touches that begin in it; `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }
  /// Returns whether a touch in `view`, a descendant, is cancelled when it becomes a drag.
  ///
  /// By default `true` unless `view` is a control; always `false` if ``canCancelContentTouches`` is `false`.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    canCancelContentTouches && !(view is any Operable)
  }
  /// Whether the user can scroll directly to the top.
  ///
  /// There is no status bar to tap: the Home key scrolls to the top, as does Control-Home in a window with a
  /// single such scroll view. The delegate is called as for a tap.
  open var scrollsToTop = true
  /// The deceleration rate after a drag.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether the arrow, page, space, Home and End keys scroll the content.
  open var allowsKeyboardScrolling = true

  /// Whether a touch or a trackpad scroll of the user moves, or may move, the content.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether the user is moving the content, or it is decelerating afterwards.
  open var isDragging: Bool { scroller.isDragging }
  /// Whether the content is decelerating after a drag or trackpad scroll, or moving by a scroll wheel or key
  /// step.
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether an animated `setContentOffset` or an animated scroll to the top is running.
  open var isScrollAnimating: Bool { scroller.isAnimating }

  // MARK: Zooming

  /// The minimum zoom scale, 1 by default; less than `maximumZoomScale` for content that can be zoomed.
  open var minimumZoomScale: CGFloat {
    get { zoomState?.least ?? 1 }
    set { zoomer.least = newValue }
  }
  /// The maximum zoom scale, 1 by default.
  open var maximumZoomScale: CGFloat {
    get { zoomState?.greatest ?? 1 }
    set { zoomer.greatest = newValue }
  }
  /// The scale of the view that the delegate returns from `viewForZooming(in:)`.
  ///
  /// When set, it is limited to the zoom limits; `contentSize` becomes the size of the view's frame, unless
  /// constraints determine it, and the centre of the visible content is preserved.
  open var zoomScale: CGFloat {
    get { zoomState?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets `zoomScale`; outside of a surface, without animation.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomer.set(scale, animated: animated)
  }
  /// Zooms and scrolls so that `rect`, in the coordinate space of the zoomed view, is centred and as large as
  /// the zoom limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoomer.show(rect, animated: animated) }
  /// Whether the user can zoom beyond the limits, from where the content springs back.
  open var bouncesZoom = true
  /// Whether the user is zooming the content.
  open var isZooming: Bool { zoomState?.phase == .pinching || zoomState?.phase == .stepping }
  /// Whether the content is springing back from beyond the zoom limits.
  open var isZoomBouncing: Bool { zoomState?.phase == .bouncing }
  /// Whether an animated `setZoomScale` or `zoom(to:animated:)` is running.
  open var isZoomAnimating: Bool { zoomState?.phase == .animating }

  /// The control for refreshing by pulling down; `nil` for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if let oldValue {
        oldValue.scrollView = nil
        if oldValue.superview === self { oldValue.removeFromSuperview() }
      }
      refreshInset = refreshControl?.roomWanted ?? 0
      guard let refreshControl else { return }
      refreshControl.scrollView = self
      if refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
      refreshControl.place()
    }
  }

  /// The space at the top for an active refresh control, in points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { insetsMayHaveChanged(keepsPlace: true) } }
  }

  /// Removes the space at the top; content that was below it moves up.
  func closeRefreshRoom() {
    let top = currentAdjustedInset.top - refreshInset
    if !scroller.isTracking, contentOffset.y < -top {
      setContentOffset(CGPoint(x: contentOffset.x, y: -top), animated: true)
    }
    refreshInset = 0
  }

  // MARK: Indicators

  /// Whether a vertical scroll indicator is shown while the content moves.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.settingsChanged() }
  }
  /// Whether a horizontal scroll indicator is shown while the content moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.settingsChanged() }
  }
  /// The style of the scroll indicators.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.settingsChanged() }
  }
  /// The insets of the vertical scroll indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsChanged() }
  }
  /// The insets of the horizontal scroll indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsChanged() }
  }
  /// Whether the scroll indicators are inset by the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.settingsChanged() }
  }
  /// The insets of both scroll indicators, in points; returns the vertical ones.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Overrides

  package override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
    defer { endObservers.notify() }
    if bounds.size != old.size {
      insetsMayHaveChanged()
      if steering?.laysOutAnew != true { scroller.rangeChanged() }
      refreshControl?.place()
    }
    guard bounds.origin != old.origin else { return }
    scroller.offsetChanged(from: old.origin, to: bounds.origin)
    refreshControl?.contentMoved()
    steering?.didScroll()
    barSteering?.didScroll()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  package override func overlayNodes() -> [DisplayNode] { indicators.nodes }

  package override func safeAreaWasAdjusted() { insetsMayHaveChanged() }

  /// The safe area of subviews, without the part that the adjusted content inset already covers.
  package override var safeAreaForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return safe }
    let (all, own) = (currentAdjustedInset, contentInset)
    return UIEdgeInsets(
      top: max(0, safe.top - (all.top - own.top)), left: max(0, safe.left - (all.left - own.left)),
      bottom: max(0, safe.bottom - (all.bottom - own.bottom)),
      right: max(0, safe.right - (all.right - own.right)))
  }

  /// Reports a changed adjusted inset; content at its beginning stays there.
  private func insetsMayHaveChanged(keepsPlace: Bool = false) {
    let new = currentAdjustedInset
    let old = reportedInset
    guard new != old else { return }
    reportedInset = new
    if !keepsPlace { scroller.insetChanged(from: old, to: new) }
    setNeedsLayout()
    for subview in subviews { subview.safeAreaChanged() }
    endObservers.notify()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private var currentAdjustedInset: UIEdgeInsets {
    let safe = inheritedSafeAreaInsets
    let scrollsAcross = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsDown = contentSize.height > bounds.height || alwaysBounceVertical
    let (across, down): (Bool, Bool) =
      switch contentInsetAdjustmentBehavior {
      case .automatic:
        (scrollsAcross, scrollsDown || nearestOwner?.automaticallyAdjustsScrollViewInsets ?? true)
      case .scrollableAxes: (scrollsAcross, scrollsDown)
      case .never: (false, false)
      case .always: (true, true)
      }
    return UIEdgeInsets(
      top: contentInset.top + (down ? safe.top : 0) + refreshInset,
      left: contentInset.left + (across ? safe.left : 0),
      bottom: contentInset.bottom + max(down ? safe.bottom : 0, keyboardInset),
      right: contentInset.right + (across ? safe.right : 0))
  }

  /// The members of the class that are accessible by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ScrollMembers.list
  }
}
