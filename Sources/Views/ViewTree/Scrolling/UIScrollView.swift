// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts

/// A view whose content may be larger than the view, and is moved to be seen.
///
/// Differs from UIKit: wheels, touchpads and keys are handled by the view itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What follows the scroll view; `delegate` reads and sets it, see ``ScrollDelegating``.
  @exclusivity(unchecked) package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// What `delegate` reads and sets; a subclass that has a `delegate` of its own for code that knows
  /// only scroll views overrides it.
  open weak var _delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
    }
  }
  /// Follows and steers the scroll view for a module above.
  package weak var steering: (any ScrollSteering)?
  /// Follows and steers the scroll view for the bars in front of it.
  package weak var barSteering: (any ScrollSteering)?
  /// Takes strokes that the scroll view can't scroll by, for a module above.
  package weak var strokeTaker: (any StrokeTaking)?
  /// How much of the bars at the top is away and comes back when the content is pulled, in points.
  ///
  /// The content can be scrolled so much further up than its inset says.
  package var hiddenTop: CGFloat = 0
  /// What moves the content: a person or a motion by itself.
  lazy var scroller = Scroller(self)
  /// The bars at the edges.
  lazy var indicators = ScrollIndicators(self)
  private var reportedInset = UIEdgeInsets.zero
  private lazy var pan = ScrollPan(self)
  /// What scales the content; nil until it is asked for.
  var zoomState: Zoomer?
  override var subviewPlacer: (any SubviewPlacing)? { zoomState }

  /// A scroll view that fills `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(pan)
  }

  /// A scroll view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(pan)
    coder.fill(self, as: UIScrollView.self)
  }

  // MARK: Content

  /// The point of the content at the view's top left corner, in points; the bounds' origin.
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
      ValueObserving.check(self)
    }
  }

  /// The rectangle of the content; constraints to it find `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { standardGuide(.content) { ContentGuide(self) } }
  override var innerGuide: UILayoutGuide? { contentLayoutGuide }

  /// The rectangle that is shown, wherever the content has scrolled.
  open var frameLayoutGuide: UILayoutGuide { standardGuide(.frame) { FrameGuide(self) } }

  /// Room around the content, in points.
  @exclusivity(unchecked) open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  /// When the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayHaveChanged() } }
  }

  /// The height of the view's bottom that a keyboard covers and its controller keeps clear, in points.
  package var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { insetsMayHaveChanged() } }
  }

  /// The content inset with the safe area, as `contentInsetAdjustmentBehavior` says, in points.
  open var adjustedContentInset: UIEdgeInsets { currentAdjustedInset }

  /// `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Moving

  /// Moves the content so that `contentOffset`, in points, is at the top left corner.
  ///
  /// Animated moves take 0.3 seconds on the host's clock; outside of a surface they are immediate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, surface != nil {
      scroller.animate(to: contentOffset)
    } else {
      scroller.stop()
      self.contentOffset = contentOffset
    }
  }

  /// Moves the content as little as it takes to bring `rect`, in content coordinates, into sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = scroller.offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() { indicators.show() }

  /// Runs `changes`, and shows the scroll indicators for a moment if they moved the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { indicators.show() }
  }

  /// Ends every motion where it is, or at the nearest place where content may rest.
  open func stopScrollingAndZooming() {
    zoomState?.stop()
    scroller.stop()
    scroller.keepInRange()
  }

  // MARK: Behaviour

  /// Whether a person can move the content.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      if !isScrollEnabled { scroller.cancelDrag() }
    }
  }
  /// What drags the content; it scrolls when it recognises.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// What zooms the content; nil while the limits of the scale leave no room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomState?.pinch }
  /// Whether drags keep to the axis they began along.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its edges, and springs back.
  open var bounces = true
  /// Whether the content can be moved beyond its top and bottom, where `bounces` lets it.
  open var bouncesVertically = true
  /// Those of the upper, left, lower and right edge, made when one is asked for.
  private lazy var edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }
  /// How content goes out of sight at the upper edge.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
  /// How content goes out of sight at the left edge.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
  /// How content goes out of sight at the lower edge.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
  /// How content goes out of sight at the right edge.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }
  /// Whether the content can be moved beyond its left and right edge, where `bounces` lets it.
  open var bouncesHorizontally = true
  /// Whether a scroll view around this one scrolls up and down when this one is at its end.
  ///
  /// A drag belongs to the scroll view that can move in its direction when it begins.
  open var transfersVerticalScrollingToParent = true
  /// Whether a scroll view around this one scrolls from side to side when this one is at its end; see
  /// `transfersVerticalScrollingToParent`.
  open var transfersHorizontalScrollingToParent = true
  /// Where content stands that is smaller than the view: 0 at the left and top edge, 1 at the right
  /// and bottom edge.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { scroller.rangeChanged() } }
  }
  /// Whether it can be moved vertically even if it is not taller than the view.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetsMayHaveChanged() } }
  }
  /// Whether it can be moved horizontally even if it is not wider than the view.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetsMayHaveChanged() } }
  }
  /// When a drag of the content ends the editing of text.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag that begins at once, within 0.15 seconds, is the scroll view's whatever it
  /// began on; otherwise ``touchesShouldCancel(in:)`` decides.
  ///
  /// Differs from UIKit: what is in the view hears of the touch at once, and that it was taken away
  /// when it becomes a drag.
  open var delaysContentTouches = true
  /// Whether a press in the content ends when it turns out to be a drag.
  open var canCancelContentTouches = true
  /// Whether `view`, which is in this one, hears of touches that come down in it; true by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }
  /// Whether a touch in `view`, which is in this one, ends when it turns out to be a drag.
  ///
  /// By default, unless `view` is a control; and never when ``canCancelContentTouches`` is false.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    canCancelContentTouches && !(view is any Operable)
  }
  /// Whether a person can have the content scrolled to its top at once.
  ///
  /// There is no status bar to tap: the Home key does it, and Control and Home do in a window that shows
  /// one such scroll view. The delegate is asked and told as it is of a tap.
  open var scrollsToTop = true
  /// How fast the content comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether arrow, page, space, home and end keys move the content.
  open var allowsKeyboardScrolling = true

  /// Whether a person's finger or button is down and moves, or may move, the content.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether a person is moving the content, or it goes on from that.
  open var isDragging: Bool { scroller.isDragging }
  /// Whether the content goes on by itself after a person let go.
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether an animated `setContentOffset` is under way.
  open var isScrollAnimating: Bool { scroller.isAnimating }

  // MARK: Zooming

  /// The smallest scale of the content; less than `maximumZoomScale` where it can be zoomed.
  open var minimumZoomScale: CGFloat {
    get { zoomState?.least ?? 1 }
    set { zoomer.least = newValue }
  }
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat {
    get { zoomState?.greatest ?? 1 }
    set { zoomer.greatest = newValue }
  }
  /// How many times as large the view is shown that the delegate names in `viewForZooming(in:)`.
  ///
  /// Between the limits when set; `contentSize` is that of the view's frame then, and the middle of
  /// what is seen stays where it is.
  open var zoomScale: CGFloat {
    get { zoomState?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Sets `zoomScale`; outside of a surface at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomer.set(scale, animated: animated)
  }
  /// Scales and moves the content so that `rect`, in the coordinate space of the view that is zoomed,
  /// is seen in the middle, as large as the limits let it be.
  open func zoom(to rect: CGRect, animated: Bool) { zoomer.show(rect, animated: animated) }
  /// Whether a hand can go beyond the limits, from where the content springs back.
  open var bouncesZoom = true
  /// Whether a hand scales the content.
  open var isZooming: Bool { zoomState?.phase == .pinching || zoomState?.phase == .stepping }
  /// Whether the content springs back from beyond the limits of its scale.
  open var isZoomBouncing: Bool { zoomState?.phase == .bouncing }
  /// Whether an animated `setZoomScale` or `zoom(to:animated:)` is under way.
  open var isZoomAnimating: Bool { zoomState?.phase == .animating }

  /// Lets a person pull to load anew; nil: pulling does nothing.
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

  /// The room at the top for a refresh control at work, in points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { insetsMayHaveChanged(keepsPlace: true) } }
  }

  /// The room at the top goes; content that stood in it moves up.
  func closeRefreshRoom() {
    let top = currentAdjustedInset.top - refreshInset
    if !scroller.isTracking, contentOffset.y < -top {
      setContentOffset(CGPoint(x: contentOffset.x, y: -top), animated: true)
    }
    refreshInset = 0
  }

  // MARK: Indicators

  /// Whether a bar shows the vertical position while the content moves.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.settingsChanged() }
  }
  /// Whether a bar shows the horizontal position while the content moves.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.settingsChanged() }
  }
  /// The colour of the bars.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicators.settingsChanged() }
  }
  /// Room the vertical bar keeps from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsChanged() }
  }
  /// Room the horizontal bar keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet { indicators.settingsChanged() }
  }
  /// Whether the bars keep out of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.settingsChanged() }
  }
  /// Room both bars keep from the edges, in points; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: Changes from below

  package override func boundsChanged(from old: CGRect) {
    super.boundsChanged(from: old)
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

  /// What the adjusted inset keeps content clear of is no matter of the content's.
  package override var safeAreaForSubviews: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return safe }
    let (all, own) = (currentAdjustedInset, contentInset)
    return UIEdgeInsets(
      top: max(0, safe.top - (all.top - own.top)), left: max(0, safe.left - (all.left - own.left)),
      bottom: max(0, safe.bottom - (all.bottom - own.bottom)),
      right: max(0, safe.right - (all.right - own.right)))
  }

  /// Tells of a new adjusted inset; content that stood at its beginning stays there.
  private func insetsMayHaveChanged(keepsPlace: Bool = false) {
    let new = currentAdjustedInset
    let old = reportedInset
    guard new != old else { return }
    reportedInset = new
    if !keepsPlace { scroller.insetChanged(from: old, to: new) }
    setNeedsLayout()
    for subview in subviews { subview.safeAreaChanged() }
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

  /// The members of the class that can be reached by name.
  open override class var _namedMembers: [_NamedMember] {
    super._namedMembers + ScrollMembers.list
  }
}
