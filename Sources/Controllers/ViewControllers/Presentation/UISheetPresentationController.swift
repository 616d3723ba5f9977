// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewTree

/// A presentation controller that shows a card at the bottom of a narrow window or in the centre of a wide
/// one.
///
/// The user moves a sheet between its detents by dragging it outside of scrolling content, and dismisses it
/// by dragging it down, by a press outside it, or with Escape.
///
/// A drag on content that is scrolled to its top moves the sheet instead of scrolling, according to
/// ``prefersScrollingExpandsWhenScrolledToEdge``; a downward drag on content with a refresh control scrolls
/// the content.
///
/// Differs from UIKit: the content behind a sheet keeps its size. Sheets change between detents without
/// animation. A drag either moves the sheet or scrolls, never both.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, KeyboardAvoiding {
  private static let defaultRadius: CGFloat = 10
  override var delegateProtocols: [Any.Type] { [(any UISheetPresentationControllerDelegate).self] }
  private lazy var card = SheetCard()
  private lazy var pan = SheetPan()
  private var selected: Detent.Identifier?
  private var dragged: CGFloat?

  // MARK: Detents

  /// The detents of the sheet, of which the lowest is selected initially.
  open var detents: [Detent] = [.large()] { didSet { relayout() } }

  /// The identifier of the selected detent, or `nil` for the lowest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      relayout()
    }
  }

  /// The largest detent at which the content behind a sheet in a narrow window is not dimmed and receives
  /// touches, or `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { relayout() } }

  /// Whether a grabber is shown at the top.
  open var prefersGrabberVisible = false { didSet { relayout() } }

  /// The corner radius in points, or `nil` for the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { relayout() } }

  /// Whether the sheet is attached to the bottom edge in vertically compact windows; otherwise, the sheet
  /// covers such windows.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { relayout() } }

  /// Whether a sheet attached to the edge of a vertically compact window has the preferred width of its
  /// controller.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { relayout() } }

  /// Whether an upward drag on scrolling content at its top first expands the sheet to a larger detent, if
  /// there is one.
  ///
  /// Otherwise only a drag outside of scrolling content expands the sheet. A downward drag on content at its
  /// top moves the sheet in any case, unless the content has a refresh control.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// The view over which a sheet in a wide window is centred as far as possible, or `nil` for the centre of
  /// the window.
  open var sourceView: UIView? { didSet { relayout() } }

  /// Whether a sheet in a wide window has the size of a page, and not of a form.
  ///
  /// By default `true`, and `false` for the styles `formSheet` and `popover`. The preferred size of the
  /// controller takes precedence, unless the property was set to `true`.
  open var prefersPageSizing: Bool {
    get { givenPageSizing ?? (presentationStyle != .formSheet && presentationStyle != .popover) }
    set {
      givenPageSizing = newValue
      relayout()
    }
  }
  private var givenPageSizing: Bool?

  /// Runs `changes`, which may change detents, and lays out the sheet without animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layoutIfNeeded()
  }

  /// Invalidates the heights of the detents, which are resolved again in the next layout.
  open func invalidateDetents() { relayout() }

  private func relayout() { containerView?.setNeedsLayout() }

  // MARK: Layout

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

  /// The active detents and their heights, in ascending order.
  private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = DetentContext(traits: traits, greatest: geometry.greatestHeight)
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, $0) }
    }
    guard !found.isEmpty else { return [(.large, geometry.greatestHeight)] }
    return found.sorted { $0.1 < $1.1 }
  }

  /// Whether the sheet has the height of its highest detent, because a field in it is edited with a keyboard
  /// that covers the window.
  private var isRaisedByKeyboard = false {
    didSet { if isRaisedByKeyboard != oldValue { relayout() } }
  }

  /// Expands the sheet to its highest detent while a field in it is edited with a keyboard; a floating sheet
  /// keeps its height.
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

  // MARK: Appearance

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

  /// The traits that the card overrides: the elevated interface level, and a horizontally compact size class
  /// if the card is floating.
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

  /// Returns whether a drag that begins by `offset`, in points, in `touched` moves the sheet.
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

  /// Selects the detent nearest to the projected end of a drag and notifies the delegate, or requests the
  /// dismissal of the sheet.
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
