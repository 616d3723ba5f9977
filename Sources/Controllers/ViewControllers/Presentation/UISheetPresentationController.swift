// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// Presents a controller on a card: at the bottom of narrow windows, in the middle of wide ones.
///
/// A person moves a sheet from one of its heights to another by its upper part, and ends it by
/// dragging it down, by pressing beside it, or with Escape.
///
/// Content that is dragged at its top moves the sheet instead of scrolling, in the ways of
/// ``prefersScrollingExpandsWhenScrolledToEdge``; content with a refresh control is pulled down by itself.
///
/// Differs from UIKit: what is behind a sheet keeps its size. Sheets jump from height to height. One drag moves the sheet or
/// scrolls, never both.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, KeyboardAvoiding {
  private static let defaultRadius: CGFloat = 10
  override var delegateProtocols: [Any.Type] { [(any UISheetPresentationControllerDelegate).self] }
  private lazy var card = SheetCard()
  private lazy var pan = SheetPan()
  private var selected: Detent.Identifier?
  private var dragged: CGFloat?

  // MARK: Heights

  /// The heights at which the sheet rests; the lowest is the first it has.
  open var detents: [Detent] = [.large()] { didSet { relayout() } }

  /// The height that the sheet has; nil: the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      relayout()
    }
  }

  /// Up to this height, what is behind stays bright and can be used; nil: at no height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { relayout() } }

  /// Whether a sign at the top says that the sheet can be dragged.
  open var prefersGrabberVisible = false { didSet { relayout() } }

  /// The radius of the corners, in points; nil: the system's.
  open var preferredCornerRadius: CGFloat? { didSet { relayout() } }

  /// Whether the sheet stands at the bottom edge of low windows; else it covers them.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { relayout() } }

  /// Whether a sheet at the edge of a low window is as wide as its controller would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { relayout() } }

  /// Whether content at its top that is scrolled on takes the sheet to a greater height first, where there is one.
  ///
  /// Without, a sheet grows by its upper part alone; content that is dragged down at its top moves it in any case.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// What a sheet in the middle of a wide window stands over, as far as there is room; nil: the middle.
  open var sourceView: UIView? { didSet { relayout() } }

  /// Whether a sheet in the middle of a wide window is as large as a page, else as a form or as its controller would like.
  ///
  /// True, for controllers of the style `formSheet` false, until it is set.
  open var prefersPageSizing: Bool {
    get { givenPageSizing ?? (presentationStyle != .formSheet && presentationStyle != .popover) }
    set {
      givenPageSizing = newValue
      relayout()
    }
  }
  private var givenPageSizing: Bool?

  /// Makes `changes`, which may be of heights, and shows them.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Asks custom heights for their values again.
  open func invalidateDetents() { relayout() }

  private func relayout() { containerView?.setNeedsLayout() }

  // MARK: Where it stands

  open override var presentedView: UIView? { card }
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  private var traits: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  private var adapted: UIModalPresentationStyle {
    let said = adaptivePresentationStyle(for: traits)
    return said == .none || traits.horizontalSizeClass != .compact ? presentationStyle : said
  }

  private var isFloating: Bool { traits.horizontalSizeClass == .regular }

  /// Whether the sheet covers the whole container.
  private var covers: Bool {
    if adapted == .fullScreen || adapted == .overFullScreen { return true }
    return traits.verticalSizeClass == .compact && !isFloating
      && !prefersEdgeAttachedInCompactHeight
  }

  private var geometry: SheetGeometry {
    SheetGeometry(
      container: containerView?.bounds.size ?? .zero,
      safeArea: containerView?.safeAreaInsets ?? .zero, isFloating: isFloating,
      preferredSize: givenPageSizing == true ? .zero : presentedViewController.preferredContentSize,
      isForm: !prefersPageSizing, source: sourceFrame)
  }

  private var sourceFrame: CGRect? {
    guard let sourceView, let containerView, sourceView.window === containerView.window else {
      return nil
    }
    return sourceView.convert(sourceView.bounds, to: containerView)
  }

  /// The heights that there are at present, from the lowest.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(traits: traits, greatest: geometry.greatestHeight)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    guard !found.isEmpty else { return [(.large, geometry.greatestHeight)] }
    return found.sorted { $0.1 < $1.1 }
  }

  /// Whether a keyboard covers the window for a field of the sheet: it has its greatest height then.
  private var isRaisedByKeyboard = false {
    didSet { if isRaisedByKeyboard != oldValue { relayout() } }
  }

  /// Gives the sheet its greatest height while a field in it is edited with a keyboard.
  package func keyboardCovers(_ height: CGFloat, for first: UIResponder?) {
    isRaisedByKeyboard =
      height > 0 && (first as? UIView)?.isDescendant(of: card) == true && !isFloating
  }

  private var height: CGFloat {
    let heights = heights
    if isRaisedByKeyboard, let greatest = heights.last { return greatest.height }
    return heights.first { $0.identifier == selected }?.height ?? heights[0].height
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    if covers { return containerView.bounds }
    var frame = geometry.frame(height: height)
    if !isFloating, widthFollowsPreferredContentSizeWhenEdgeAttached,
      traits.verticalSizeClass == .compact, presentedViewController.preferredContentSize.width > 0
    {
      let width = min(frame.width, presentedViewController.preferredContentSize.width)
      frame = CGRect(
        x: ((frame.width - width) / 2).rounded(), y: frame.minY, width: width,
        height: frame.height)
    }
    return frame
  }

  // MARK: Looks

  private static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  private var isUndimmed: Bool {
    guard let largest = largestUndimmedDetentIdentifier, !covers, !isFloating else { return false }
    let heights = heights
    guard let limit = heights.first(where: { $0.identifier == largest })?.height else {
      return false
    }
    return height <= limit
  }

  override var dimmingColor: UIColor? { covers || isUndimmed ? nil : Self.shade }
  override var letsTouchesThrough: Bool { isUndimmed }
  override var endsByPersonsWish: Bool { !covers }

  override func begin(from presenter: UIViewController, in window: UIView, puttingView: Bool) {
    if let view = presentedViewController.view { card.put(view) }
    pan.handlers.append(
      (key: -1, body: { [weak self] _ in self?.dragChanged() }))
    pan.takes = { [weak self] in self?.takesDrag($0, from: $1) ?? true }
    card.addGestureRecognizer(pan)
    super.begin(from: presenter, in: window, puttingView: puttingView)
    containerView?.window?.addKeyboardAvoider(self)
  }

  override func end() {
    containerView?.window?.removeKeyboardAvoider(self)
    card.removeGestureRecognizer(pan)
    super.end()
  }

  override func placePresentedView() {
    let isCard = !covers
    card.shape(
      radius: isCard ? preferredCornerRadius ?? Self.defaultRadius : 0, isFloating: isFloating,
      showsGrabber: prefersGrabberVisible && isCard && !isFloating)
    card.layer.shadowOpacity = isCard && isFloating ? 0.18 : 0
    presentedViewController.viewIfLoaded?.imposedTraits = cardTraits
    var frame = frameOfPresentedViewInContainerView
    if let dragged { frame = moved(frame, by: dragged) }
    if card.frame != frame { card.frame = frame }
  }

  /// A card lies in front of another interface; a floating one is as narrow as a phone.
  private var cardTraits: UITraitCollection? {
    guard !covers else { return overrideTraitCollection }
    let compact = isFloating ? UITraitCollection(horizontalSizeClass: .compact) : nil
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    return UITraitCollection(
      traitsFrom: [compact, raised, overrideTraitCollection].compactMap { $0 })
  }

  // MARK: Dragging

  private func moved(_ frame: CGRect, by distance: CGFloat) -> CGRect {
    if isFloating || distance >= 0 {
      return frame.offsetBy(dx: 0, dy: max(distance, 0))
    }
    let highest = geometry.frame(height: heights.last?.height ?? 0).height
    var frame = frame
    let growth = min(-distance, max(0, highest - frame.height))
    frame.origin.y -= growth
    frame.size.height += growth
    return frame
  }

  /// Whether a drag that begins by `offset`, in points, in `touched` moves the sheet.
  private func takesDrag(_ offset: CGVector, from touched: UIView?) -> Bool {
    guard !covers else { return false }
    let content = SheetContent(touched, within: card)
    return content.letsGo(
      of: offset,
      grows: prefersScrollingExpandsWhenScrolledToEdge && !isFloating
        && height < heights.last?.height ?? 0)
  }

  private func dragChanged() {
    guard !covers else { return }
    let distance = pan.translation(in: containerView).y
    switch pan.state {
    case .began, .changed:
      dragged =
        distance > 0 && !canBeDismissed && height == heights[0].height ? distance / 4 : distance
      relayout()
    case .ended:
      dragged = nil
      settle(at: height - distance, speed: -pan.velocity(in: containerView).y)
      relayout()
    case .cancelled, .failed:
      dragged = nil
      relayout()
    default: break
    }
  }

  /// Rests at the height that a drag leads to, or goes.
  private func settle(at place: CGFloat, speed: CGFloat) {
    let heights = heights
    let target = place + speed * 0.2
    let lowest = heights[0].height
    if target < lowest * 0.6 {
      personWantsToDismiss()
      return
    }
    let nearest = heights.min { abs($0.height - target) < abs($1.height - target) }
    guard let nearest, nearest.identifier != (selected ?? heights[0].identifier) else { return }
    selected = nearest.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
