// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A presentation controller that shows a popover beside its source.
///
/// In horizontally compact windows it shows a sheet, unless the delegate specifies another style. The user
/// dismisses the popover by a press outside it, or with Escape.
///
/// Differs from UIKit: without a source, a diagnostic is logged and a card is shown in the centre; UIKit
/// raises an exception.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private static let defaultSize = CGSize(width: 320, height: 480)
  override var delegateProtocols: [Any.Type] {
    [(any UIPopoverPresentationControllerDelegate).self]
  }

  // MARK: Source

  /// The view that the arrow points at.
  open var sourceView: UIView? { didSet { relayout() } }
  /// The part of ``sourceView`` that the arrow points at, in the view's coordinate space, or `CGRect.null`
  /// for the whole view.
  open var sourceRect = CGRect.null { didSet { relayout() } }
  /// The bar item that the arrow points at, which takes precedence over ``sourceView``.
  open var barButtonItem: UIBarButtonItem? { didSet { relayout() } }
  /// The item that the arrow points at, which takes precedence over ``barButtonItem`` and ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { relayout() } }
  /// Whether the popover may cover its source if it does not fit otherwise.
  open var canOverlapSourceViewRect = false { didSet { relayout() } }

  // MARK: Placement

  /// The permitted directions of the arrow; with an empty set, the popover has no arrow and covers its
  /// source.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { relayout() } }
  /// The direction of the arrow, or `.unknown` while no popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The minimum distances from the edges of the window's safe area, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { relayout() }
  }
  /// The fill colour of the bubble and its arrow, or `nil` for the background colour of the presented view.
  open var backgroundColor: UIColor? { didSet { card.fill = backgroundColor } }
  /// The class of the popover's background, which also draws the arrow, or `nil` for the system's background.
  ///
  /// A class set while the popover is shown is used for the next presentation.
  ///
  /// - Precondition: The class is a subclass of ``UIPopoverBackgroundView`` that overrides the class methods
  ///   of that class.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The views outside the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The sheet presentation controller used in horizontally compact windows.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let made = sheet { return made }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    made.isHeldByPresented = isHeldByPresented
    sheet = made
    return made
  }

  private var sheet: UISheetPresentationController?
  override var isHeldByPresented: Bool {
    didSet { sheet?.isHeldByPresented = isHeldByPresented }
  }
  private lazy var card = PopoverCard()
  private var placedIn: CGSize?
  /// The presentation controller used instead of the popover, or `nil` while a popover is shown.
  private(set) var substitute: UIPresentationController?

  private var ownDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  private func relayout() { containerView?.setNeedsLayout() }

  // MARK: Adaptation

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Returns the style in a window with the given traits.
  func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard hasSource else { return .formSheet }
    guard traits.horizontalSizeClass == .compact else { return .popover }
    let said = adaptivePresentationStyle(for: traits)
    return said == .none ? .popover : said
  }

  /// Returns the presentation controller for a style other than a popover.
  func makeSubstitute(_ style: UIModalPresentationStyle) -> UIPresentationController {
    let sheet = adaptiveSheetPresentationController
    if sheet.delegate == nil { sheet.delegate = delegate }
    return sheet
  }

  /// Returns the controller that the delegate presents instead for an adapted style, or `nil` for the
  /// requested controller.
  func adaptedController(for traits: UITraitCollection) -> UIViewController? {
    let style = adaptedStyle(for: traits)
    guard style != .popover, hasSource,
      let other = delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style),
      other !== presentedViewController
    else { return nil }
    other.modalPresentationStyle = style
    other.presentationController?.delegate = delegate
    return other
  }

  /// Whether the popover requires a source.
  var needsSource: Bool { true }

  private var hasSource: Bool {
    sourceItem != nil || barButtonItem != nil || sourceView != nil
  }

  override func containerTraitsDidChange() {
    guard let window = containerView?.superview, mustAdapt(in: window) else { return }
    window.surface?.afterNextLayout { [weak self] in self?.adaptAgain() }
  }

  /// Returns whether the style changes from a popover to another style, or back.
  private func mustAdapt(in window: UIView) -> Bool {
    (adaptedStyle(for: window.traitCollection) == .popover) != (substitute == nil)
  }

  private func adaptAgain() {
    // A presentation that covers the popover restores the view when it ends, and the popover adapts then.
    guard let stage = containerView, let window = stage.superview, mustAdapt(in: window),
      presentedViewController.viewIfLoaded?.window != nil
    else { return }
    let before = substitute
    substitute = nil
    place(in: window)
    if let before { before.end() } else if stage !== containerView { stage.removeFromSuperview() }
    containerView?.layoutIfNeeded()
  }

  // MARK: Lifecycle

  override func begin(from presenter: UIViewController, in window: UIView, puttingView: Bool) {
    ownDelegate?.prepareForPopoverPresentation(self)
    record(presenter)
    if !hasSource, needsSource {
      Diagnostics.report(
        "\(presentedViewController) is presented as a popover without a source; set sourceView,"
          + " barButtonItem or sourceItem of its popoverPresentationController. It is displayed as a"
          + " card in the middle.")
    }
    place(in: window)
  }

  /// Adds the presentation to `window` in its current style.
  private func place(in window: UIView) {
    let style = adaptedStyle(for: window.traitCollection)
    guard style != .popover else {
      placedIn = nil
      card.use(popoverBackgroundViewClass)
      if let view = presentedViewController.view { card.put(view) }
      return super.begin(from: presentingViewController, in: window, puttingView: true)
    }
    arrowDirection = .unknown
    let substitute = makeSubstitute(style)
    substitute.principal = self
    self.substitute = substitute
    substitute.begin(from: presentingViewController, in: window, puttingView: true)
  }

  override func end() {
    arrowDirection = .unknown
    substitute?.end()
    substitute = nil
    super.end()
  }

  open override var containerView: UIView? { substitute?.containerView ?? super.containerView }
  open override var presentedView: UIView? { substitute?.presentedView ?? card }
  open override var frameOfPresentedViewInContainerView: CGRect {
    substitute?.frameOfPresentedViewInContainerView ?? containerView?.bounds ?? .zero
  }
  override var motionDuration: TimeInterval {
    substitute?.motionDuration ?? ControllerMotion.alertDuration
  }
  override var endsByPersonsWish: Bool { true }
  override var dimmingColor: UIColor? { nil }

  override func moveAway() {
    if let substitute { return substitute.moveAway() }
    card.alpha = 0
  }

  override func moveBack() {
    if let substitute { return substitute.moveBack() }
    super.moveBack()
  }

  override func blockTouches() {
    if let substitute { return substitute.blockTouches() }
    super.blockTouches()
  }

  override func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool {
    guard let containerView else { return false }
    return (passthroughViews ?? []).contains { view in
      view.window === containerView.window
        && view.point(inside: view.convert(point, from: containerView), with: event)
    }
  }

  override var canBeDismissed: Bool {
    super.canBeDismissed
      && (ownDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true)
  }

  override func personDismissed() {
    super.personDismissed()
    ownDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  // MARK: Layout

  /// The preferred size of the popover's content, in points; 320 × 480 by default.
  var wantedSize: CGSize {
    let said = presentedViewController.contentSizeInPopover
    return CGSize(
      width: said.width > 0 ? said.width : Self.defaultSize.width,
      height: said.height > 0 ? said.height : Self.defaultSize.height)
  }

  override func placePresentedView() {
    guard let stage = containerView, substitute == nil else { return }
    presentedViewController.viewIfLoaded?.imposedTraits = narrowTraits
    if card.frame != stage.bounds { card.frame = stage.bounds }
    let isToAdapt = stage.superview.map(mustAdapt) ?? false
    if placedIn != nil, placedIn != stage.bounds.size, !isToAdapt { reposition() }
    placedIn = stage.bounds.size
    let source = sourceFrame(in: stage).intersection(stage.bounds)
    let geometry = PopoverGeometry(
      area: stage.bounds.inset(by: stage.safeAreaInsets).inset(by: popoverLayoutMargins),
      source: source.isNull
        ? CGRect(x: stage.bounds.midX, y: stage.bounds.midY, width: 0, height: 0) : source,
      content: wantedSize, permitted: permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect, metrics: card.metrics)
    let place = geometry.place
    arrowDirection = place.direction
    card.fill = backgroundColor
    card.stand(at: place)
  }

  private func sourceFrame(in stage: UIView) -> CGRect {
    if let sourceItem { return sourceItem.frame(in: stage) ?? .null }
    if let barButtonItem { return barButtonItem.frame(in: stage) ?? .null }
    guard let sourceView else { return .null }
    guard !sourceRect.isNull else { return sourceView.frame(in: stage) ?? .null }
    return sourceView.convert(sourceRect, to: stage)
  }

  private func reposition() {
    guard let ownDelegate, let view = sourceView, sourceItem == nil, barButtonItem == nil else {
      return
    }
    var (rect, owner) = (sourceRect.isNull ? view.bounds : sourceRect, view)
    let before = (rect, owner)
    ownDelegate.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &owner)
    if rect != before.0 { sourceRect = rect }
    if owner !== before.1 { sourceView = owner }
  }

  /// The traits of a popover's content: horizontally compact and at the elevated interface level.
  private var narrowTraits: UITraitCollection {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let raised = UITraitCollection(userInterfaceLevel: .elevated)
    return UITraitCollection(
      traitsFrom: [compact, raised] + [overrideTraitCollection].compactMap { $0 })
  }
}
