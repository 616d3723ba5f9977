// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// Manages how a controller is presented: where its view stands, and what lies behind it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, _NamedMembers, UIContentContainer {
  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenting.controller ?? presentedViewController
  }
  /// The controller that is presented.
  public var presentedViewController: UIViewController {
    guard let controller = presented.controller else {
      contractBroken(
        "presentedViewController of \(self), whose presented controller is gone; keep the controller, not"
          + " its presentation controller.")
    }
    return controller
  }
  private var presented: ControllerReference<UIViewController>
  private var presenting: ControllerReference<UIViewController>
  /// Whether the presented controller holds this one, which then holds neither it nor its presenter: a
  /// window that goes away takes all of them along.
  var isHeldByPresented = false {
    didSet {
      presented.isStrong = !isHeldByPresented
      presenting.isStrong = !isHeldByPresented
    }
  }
  /// The presentation or dismissal that runs.
  weak var course: PresentationCourse?
  /// Says how the presentation adapts, and whether a person can end it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate, or: delegateProtocols) }
  }
  /// Further protocols that the delegate is asked for, each as `any` protocol.
  var delegateProtocols: [Any.Type] { [] }
  /// Traits of the presented controller that differ from the window's.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.imposedTraits = overrideTraitCollection }
  }

  private var stage: PresentationView?
  /// What this presentation stands in for; nil: for nothing.
  weak var principal: UIPresentationController?
  private lazy var keys = PresentationKeys { [weak self] in self?.handleKey($0) ?? false }
  /// The place of the presenter's view before it was taken away.
  private weak var presentersSuperview: UIView?
  private var presentersIndex = 0

  /// A manager of the presentation of `presentedViewController`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = ControllerReference(presentedViewController)
    presenting = ControllerReference(presentingViewController)
    super.init()
  }

  // MARK: What it is like

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in windows that are compact from side to side.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style for `traitCollection`.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? adaptivePresentationStyle
  }

  /// The view in which it happens; nil before it begins and after it has ended.
  open var containerView: UIView? { stage }
  /// The view that is placed in the container: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the presented view stands, in the container's coordinate space, in points.
  open var frameOfPresentedViewInContainerView: CGRect { stage?.bounds ?? .zero }
  /// Whether the whole window is covered.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view goes away.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Changing size

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like another size: the container is laid out anew; call super.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The presented view got another size from constraints: the container is laid out anew; call super.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// The size of the presented controller in a container of the size `parentSize`, in points: all of it, unless a subclass says
  /// otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The window is about to get `size`, in points; call super, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// The window is about to have other traits; call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Hooks

  /// The container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The presentation begins; add views of your own to the container.
  open func presentationTransitionWillBegin() {}
  /// The presentation is there, or was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presentation begins to end.
  open func dismissalTransitionWillBegin() {}
  /// The presentation has ended, or stays after all.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: For the system's own presentations

  /// How dark it is behind; nil: not at all.
  var dimmingColor: UIColor? { nil }
  /// Whether a press beside the presented view, or Escape, ends the presentation.
  var endsByPersonsWish: Bool { false }
  /// Whether touches beside the presented view go to what is below.
  var letsTouchesThrough: Bool { false }

  /// Whether a touch beside the presented view, at a point of the container, goes to what is below.
  func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// The container has other traits.
  func containerTraitsDidChange() { principal?.containerTraitsDidChange() }

  /// Places what is in the container.
  func layoutContainer() {
    followReads(of: .containerWillLayout, containerViewWillLayoutSubviews)
    stage?.dimmingColor = dimmingColor
    stage?.letsTouchesThrough = letsTouchesThrough
    placePresentedView()
    followReads(of: .containerDidLayout, containerViewDidLayoutSubviews)
  }

  private func followReads(of work: ObservedWork, _ body: () -> Void) {
    guard let stage, !LibraryModules.hold(type(of: self)) else { return body() }
    stage.followReads(of: work, again: { $0.setNeedsLayout() }, body)
  }

  func placePresentedView() {
    guard let presentedView, !isInTransition else { return }
    let frame = frameOfPresentedViewInContainerView
    if presentedView.frame != frame { presentedView.frame = frame }
  }

  /// A person pressed beside the presented view.
  func wasPressedOutside() {
    if endsByPersonsWish { personWantsToDismiss() }
  }

  /// A key reached the presented controller.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, endsByPersonsWish else { return false }
    personWantsToDismiss()
    return true
  }

  /// Whether a person can end the presentation now.
  var canBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// A person wants to end the presentation.
  func personWantsToDismiss() {
    guard !presentedViewController.isBeingDismissed else { return }
    guard canBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in personDismissed() }
  }

  /// A person has ended the presentation.
  func personDismissed() {
    delegate?.presentationControllerDidDismiss(self)
    (presentedViewController as? any PersonDismissable)?.personDismissed()
  }

  // MARK: Course

  /// Makes the container, which is not in the window yet.
  func prepareContainer(in window: UIView) {
    guard stage == nil else { return }
    let stage = PresentationView(frame: window.bounds)
    stage.controller = self
    self.stage = stage
  }

  func note(_ presenter: UIViewController) {
    presenting = ControllerReference(presenter)
    presenting.isStrong = !isHeldByPresented
  }

  /// An animator of the app carries out the presentation or dismissal.
  func note(_ context: any UIViewControllerContextTransitioning) {
    let course = PresentationCourse { [weak context] in context?.completeTransition(true) }
    customCourse = course
    self.course = course
  }
  private var customCourse: PresentationCourse?

  /// Puts the presented view into `window`, in front of everything there; without `puttingView` the
  /// container alone.
  func begin(from presenter: UIViewController, in window: UIView, puttingView: Bool) {
    note(presenter)
    prepareContainer(in: window)
    guard let stage else { return }
    if presentedViewController.inputHandler == nil { presentedViewController.inputHandler = keys }
    stage.inputHandler = keys
    presentedViewController.viewIfLoaded?.imposedTraits = overrideTraitCollection
    presentationTransitionWillBegin()
    if puttingView, let presentedView {
      presentedView.frame = frameOfPresentedViewInContainerView
      stage.addSubview(presentedView)
    }
    window.addSubview(stage)
    stage.layoutIfNeeded()
  }

  /// Takes the presenter's view away while the presented one covers it.
  func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    (presentersSuperview, presentersIndex) = (superview, index)
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back.
  func restorePresentersView() {
    guard let superview = presentersSuperview, let view = presentingViewController.viewIfLoaded
    else { return }
    presentersSuperview = nil
    view.frame = superview.bounds
    superview.insertSubview(view, at: presentersIndex)
    presentingViewController.presentation.controller?.containerTraitsDidChange()
  }

  /// Whether an animator of the user's has the views now.
  var isInTransition = false

  /// Puts the presenter's view into the container, below what comes, as long as that is on its way.
  func takePresentersViewAlong() {
    guard let stage, let view = presentingViewController.viewIfLoaded,
      let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return }
    (presentersSuperview, presentersIndex) = (superview, index)
    let frame = superview.convert(view.frame, to: stage)
    stage.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// What covers the presenter's view is there.
  func leavePresentersViewAway() {
    presentingViewController.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Coming and going

  /// How long coming and going take, in seconds.
  var motionDuration: TimeInterval { ControllerMotion.duration }

  /// How the presented controller comes: as it says, or as what defines its context says in its place.
  private var styleOfComing: UIModalTransitionStyle {
    let own = presentedViewController
    let coversContext =
      [.currentContext, .overCurrentContext].contains(own.modalPresentationStyle)
    let context = presentingViewController
    return coversContext && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : own.modalTransitionStyle
  }

  /// Puts the presented view, without animation, to where it comes from and goes to.
  func moveAway() {
    guard let stage, let presentedView else { return }
    stage.shade = 0
    let own = presentedViewController.preferredTransition?.style
    switch own ?? styleOfComing {
    case .crossDissolve: presentedView.alpha = 0
    default:
      let way = max(0, stage.bounds.height - presentedView.frame.minY)
      presentedView.transform = CGAffineTransform(translationX: 0, y: way)
    }
  }

  /// Puts the presented view to where it belongs.
  func moveBack() {
    stage?.shade = 1
    presentedView?.alpha = 1
    presentedView?.transform = .identity
  }

  /// Lets nobody touch what is on its way out.
  func blockTouches() { stage?.isUserInteractionEnabled = false }

  /// Takes the presented view and everything around it away.
  func end() {
    presentedView?.removeFromSuperview()
    if let stage, let view = presentedViewController.viewIfLoaded, view.isDescendant(of: stage) {
      view.removeFromSuperview()
    }
    stage?.removeFromSuperview()
    stage = nil
    if presentedViewController.inputHandler === keys { presentedViewController.inputHandler = nil }
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UIPresentationController: PresentationHosting {}
