// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
import MullionContracts
public import MullionViewTree

/// A controller that manages the presentation of a view controller: the frame of its view, and the views
/// behind it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, _NamedMembers, UIContentContainer {
  /// The presenting controller, or the presented controller if none was set.
  open var presentingViewController: UIViewController {
    presenting.controller ?? presentedViewController
  }
  /// The presented controller.
  ///
  /// - Precondition: The presented controller was not deallocated.
  public var presentedViewController: UIViewController {
    guard let controller = presented.controller else {
      contractBroken(
        "presentedViewController of \(self), whose presented controller was deallocated; retain the controller, not"
          + " its presentation controller.")
    }
    return controller
  }
  private var presented: ControllerReference<UIViewController>
  private var presenting: ControllerReference<UIViewController>
  /// Whether the presented controller retains this one, which then references the presented controller and
  /// the presenter weakly.
  ///
  /// All three are therefore released with a window that is removed.
  var isHeldByPresented = false {
    didSet {
      presented.isStrong = !isHeldByPresented
      presenting.isStrong = !isHeldByPresented
    }
  }
  /// The running presentation or dismissal.
  weak var course: PresentationCourse?
  /// The delegate that adapts the presentation and controls its dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { UncalledMethods.report(of: delegate, or: delegateProtocols) }
  }
  /// Further protocols whose methods the delegate may implement, each as `any` protocol.
  var delegateProtocols: [Any.Type] { [] }
  /// The traits of the presented controller that override the traits of the window.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.imposedTraits = overrideTraitCollection }
  }

  private var stage: PresentationView?
  /// The presentation controller that this one substitutes, or `nil` if it is no substitute.
  weak var principal: UIPresentationController?
  private lazy var keys = PresentationKeys { [weak self] in self?.handleKey($0) ?? false }
  /// The superview of the presenter's view before it was removed.
  private weak var presentersSuperview: UIView?
  private var presentersIndex = 0

  /// Creates a presentation controller for `presentedViewController`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = ControllerReference(presentedViewController)
    presenting = ControllerReference(presentingViewController)
    super.init()
  }

  // MARK: Style

  /// The requested presentation style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style for horizontally compact windows; by default `.none`, which stands for the requested style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for `traitCollection`: the delegate's result, or ``adaptivePresentationStyle`` without
  /// a delegate.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? adaptivePresentationStyle
  }

  /// The view in which the presentation takes place, or `nil` before it begins and after it has ended.
  open var containerView: UIView? { stage }
  /// The view in the container: the presented controller's view, or a view that contains it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view, in the container's coordinate space, in points.
  open var frameOfPresentedViewInContainerView: CGRect { stage?.bounds ?? .zero }
  /// Whether the presentation covers the whole window.
  ///
  /// - Note: Has no effect on Linux.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed during the presentation.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Size changes

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Invalidates the container's layout after the preferred size of the presented controller changed;
  /// overrides call `super`.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Invalidates the container's layout after the presented view got another size from constraints; overrides
  /// call `super`.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Returns the size of the presented controller in a container of the size `parentSize`, in points; by
  /// default `parentSize`.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window gets `size`, in points; overrides call `super`, which notifies the presented
  /// controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the window's size classes change together with its size.
  ///
  /// Overrides call `super`, which notifies the presented controller. Not called for changes of other traits,
  /// such as the interface style.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Hooks

  /// Called before the layout of the container.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the layout of the container.
  open func containerViewDidLayoutSubviews() {}
  /// Called when the presentation begins; add custom views to the container here.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation ended; `completed` is `false` if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal ended; `completed` is `false` if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Overrides by system presentations

  /// The colour of the dimming view, or `nil` for none.
  var dimmingColor: UIColor? { nil }
  /// Whether a press outside the presented view, or Escape, ends the presentation.
  var endsByPersonsWish: Bool { false }
  /// Whether touches outside the presented view pass through to the content below.
  var letsTouchesThrough: Bool { false }

  /// Returns whether a touch outside the presented view, at a point of the container, passes through to the
  /// content below.
  func letsThrough(_ point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Called after the traits of the container changed.
  func containerTraitsDidChange() { principal?.containerTraitsDidChange() }

  /// Lays out the contents of the container.
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

  /// Requests the dismissal after a press outside the presented view, if such a press ends the presentation.
  func wasPressedOutside() {
    if endsByPersonsWish { personWantsToDismiss() }
  }

  /// Handles a key event of the presented controller: Escape requests the dismissal.
  ///
  /// - Returns: Whether the event was consumed.
  func handleKey(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, endsByPersonsWish else { return false }
    personWantsToDismiss()
    return true
  }

  /// Whether the user can dismiss the presentation now.
  var canBeDismissed: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Dismisses the presentation on behalf of the user, or notifies the delegate of the attempt if the
  /// dismissal is not permitted.
  func personWantsToDismiss() {
    guard !presentedViewController.isBeingDismissed else { return }
    guard canBeDismissed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [self] in personDismissed() }
  }

  /// Notifies the delegate and the controller after the user dismissed the presentation.
  func personDismissed() {
    delegate?.presentationControllerDidDismiss(self)
    (presentedViewController as? any PersonDismissable)?.personDismissed()
  }

  // MARK: Lifecycle

  /// Creates the container, which is not added to the window yet.
  func prepareContainer(in window: UIView) {
    guard stage == nil else { return }
    let stage = PresentationView(frame: window.bounds)
    stage.controller = self
    self.stage = stage
  }

  func record(_ presenter: UIViewController) {
    presenting = ControllerReference(presenter)
    presenting.isStrong = !isHeldByPresented
  }

  /// Records that an animator of the app performs the presentation or dismissal.
  func record(_ context: any UIViewControllerContextTransitioning) {
    let course = PresentationCourse { [weak context] in context?.completeTransition(true) }
    customCourse = course
    self.course = course
  }
  private var customCourse: PresentationCourse?

  /// Begins the presentation: calls `presentationTransitionWillBegin()`, and adds the container to `window`,
  /// in front of the other subviews.
  ///
  /// If `puttingView` is `true`, the presented view is added to the container.
  func begin(from presenter: UIViewController, in window: UIView, puttingView: Bool) {
    record(presenter)
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

  /// Removes the presenter's view while the presented one covers it.
  func removePresentersView() {
    guard let view = presentingViewController.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    (presentersSuperview, presentersIndex) = (superview, index)
    view.removeFromSuperview()
  }

  /// Restores the presenter's view.
  func restorePresentersView() {
    guard let superview = presentersSuperview, let view = presentingViewController.viewIfLoaded
    else { return }
    presentersSuperview = nil
    view.frame = superview.bounds
    superview.insertSubview(view, at: presentersIndex)
    presentingViewController.presentation.controller?.containerTraitsDidChange()
  }

  /// Whether an animator of the app controls the views now.
  var isInTransition = false

  /// Moves the presenter's view into the container, below the presented one, during the transition.
  func takePresentersViewAlong() {
    guard let stage, let view = presentingViewController.viewIfLoaded,
      let superview = view.superview, let index = superview.subviews.firstIndex(of: view)
    else { return }
    (presentersSuperview, presentersIndex) = (superview, index)
    let frame = superview.convert(view.frame, to: stage)
    stage.insertSubview(view, at: 0)
    view.frame = frame
  }

  /// Removes the presenter's view after the transition that covers it.
  func leavePresentersViewAway() {
    presentingViewController.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Appearance and disappearance

  /// The duration of the presentation and the dismissal, in seconds.
  var motionDuration: TimeInterval { ControllerMotion.duration }

  /// The transition style of the presented controller, or of the controller that defines the presentation
  /// context.
  private var styleOfComing: UIModalTransitionStyle {
    let own = presentedViewController
    let coversContext =
      [.currentContext, .overCurrentContext].contains(own.modalPresentationStyle)
    let context = presentingViewController
    return coversContext && context.providesPresentationContextTransitionStyle
      ? context.modalTransitionStyle : own.modalTransitionStyle
  }

  /// Puts the presented view into its state at the start of the presentation and the end of the dismissal,
  /// and hides the dimming view.
  ///
  /// The view is then below the container, or transparent with the transition style `crossDissolve`.
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

  /// Moves the presented view to its final position, and shows the dimming view.
  func moveBack() {
    stage?.shade = 1
    presentedView?.alpha = 1
    presentedView?.transform = .identity
  }

  /// Disables touches during the dismissal.
  func blockTouches() { stage?.isUserInteractionEnabled = false }

  /// Removes the presented view and the container.
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
