// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The context of a transition between controllers by an animator of the app.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One of the two controllers of a transition, and its view.
  struct Part {
    var controller: UIViewController?
    /// The view, or `nil` if it stays in place.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let animator: any UIViewControllerAnimatedTransitioning
  let coordinator: TransitionCoordinator
  private let from: Part
  private let to: Part
  private let whenOver: (Bool) -> Void
  private var held: InteractiveTime?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  /// The interactor that drives the transition; retained until the end.
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var isOver = false
  private var saidShare: CGFloat = 0
  /// The speed of the remaining animation after the interaction, as a multiple of the original speed.
  var speed: CGFloat = 1
  /// The curve of the remaining animation, or `nil` for the animator's own curve.
  var curve: UICubicTimingParameters?
  /// The curve of the remaining animation of an interruptible animator, or `nil` for the animator's own
  /// curve.
  var interruptibleCurve: (any UITimingCurveProvider)?
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false {
    didSet { coordinator.isInteractive = isInteractive }
  }

  init(
    from: Part, to: Part, by animator: any UIViewControllerAnimatedTransitioning,
    coordinator: TransitionCoordinator, whenOver: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.animator = animator
    self.coordinator = coordinator
    self.whenOver = whenOver
    containerView = coordinator.containerView
    super.init()
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  /// The duration according to the animator, in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: self) }

  // MARK: Participants

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  private func part(of controller: UIViewController) -> Part? {
    [from, to].first { $0.controller === controller }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { part(of: vc)?.finalFrame ?? .zero }

  // MARK: Lifecycle

  /// Starts the animator, or the interaction by `interactor` or by the animator's own interactor.
  func begin(interactor: (any UIViewControllerInteractiveTransitioning)?) {
    let interactor = interactor ?? (animator as? any InteractiveAnimator)?.hand
    coordinator.takes(duration)
    coordinator.share = { [weak self] in self?.share ?? 1 }
    guard let interactor, interactor.wantsInteractiveStart else {
      animator.animateTransition(using: self)
      return animateAlong()
    }
    self.interactor = interactor
    isInteractive = true
    interactor.startInteractiveTransition(self)
    // An interaction that moves views itself has no animation to run alongside.
    if held == nil, interruptible == nil { animateAlong() }
  }

  /// Starts the animator's transition, paused at its start for an interaction.
  func startHeld() {
    guard !isOver else { return }
    let own = animator.interruptibleAnimator(using: self)
    if own is PlaceholderAnimator {
      let held = InteractiveTime(of: containerView, duration: duration)
      self.held = held
      animator.animateTransition(using: self)
      animateAlong()
    } else {
      interruptible = own
      own.addAnimations { [coordinator] in coordinator.runAnimations() }
      own.pauseAnimation()
    }
  }

  private func animateAlong() {
    let coordinator = coordinator
    UIView.animate(withDuration: duration) { coordinator.runAnimations() }
  }

  /// The completed fraction, from 0 to 1.
  var share: CGFloat {
    if isOver { return transitionWasCancelled ? 0 : 1 }
    if let interruptible { return interruptible.fractionComplete }
    return held.map { CGFloat($0.share) } ?? saidShare
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    saidShare = percentComplete
    interruptible?.fractionComplete = percentComplete
    held?.move(to: Double(percentComplete))
  }

  func pauseInteractiveTransition() {
    guard !isOver else { return }
    saidShare = share
    isInteractive = true
    interruptible?.pauseAnimation()
    held?.hold()
  }

  func finishInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    interruptible?.continueAnimation(
      withTimingParameters: interruptibleCurve, durationFactor: 0)
    held?.goOn(speed: Double(speed), along: curve)
  }

  func cancelInteractiveTransition() {
    guard isInteractive, !isOver else { return }
    transitionWasCancelled = true
    coordinator.isCancelled = true
    isInteractive = false
    if let interruptible {
      interruptible.isReversed = true
      interruptible.continueAnimation(
        withTimingParameters: interruptibleCurve, durationFactor: 0)
    }
    held?.goBack(speed: Double(speed), along: curve) {}
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    transitionWasCancelled = !didComplete
    coordinator.isCancelled = !didComplete
    if isInteractive { isInteractive = false }
    held?.release()
    (held, interruptible, interactor) = (nil, nil, nil)
    coordinator.share = nil
    UIView.performWithoutAnimation { whenOver(didComplete) }
    animator.animationEnded(didComplete)
  }
}
