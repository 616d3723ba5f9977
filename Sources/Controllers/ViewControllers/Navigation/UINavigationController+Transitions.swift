// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The transitions that show the top of the stack; see ``NavigationStack``.
extension UINavigationController: NavigationWork {
  /// The container of the content.
  var stage: UIView? { (viewIfLoaded as? NavigationView)?.stage }

  /// Shows the top controller, or completes pending moves of controllers if it is already shown; no-op during
  /// a transition.
  func showTop() {
    guard state.isFree, let stage else { return }
    if let view = shown?.viewIfLoaded, view.superview !== stage { state.discardShown() }
    guard shown !== topViewController else { return settleFamily(all: true) }
    begin(in: stage)
  }

  /// Applies a change of the stack while the view is in no window: a removed controller leaves the stage
  /// immediately.
  func changedOutOfSight() {
    guard state.isFree, !state.isAtRest else { return }
    if let gone = shown, state.leaving.contains(gone) {
      takeOffStage(gone)
      state.discardShown()
    }
    settleFamily(all: true)
  }

  /// Completes the moves of controllers to and from the stack; see ``NavigationStack/settle(all:)``.
  func settleFamily(all: Bool) {
    let (arrived, left) = state.settle(all: all)
    for controller in left where controller.parent === self {
      controller.viewIfLoaded?.setOwnSafeAreaInsets(nil)
      controller.endAppearance()
      controller.removeFromParent()
      controller.isMovingFromParent = false
      controller.isMovingToParent = false
    }
    for controller in arrived where controller.parent === self {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
  }

  private func begin(in stage: UIView) {
    let old = childOnStage
    let new = topViewController
    let isVisible =
      view.surface != nil && (appearance == .appeared || appearance == .appearing)
    let isAnimated =
      nextIsAnimated && isVisible && old?.viewIfLoaded != nil && ControllerMotion.isWanted
    let isBack = state.wasStaged(new)
    let animator = isAnimated && !nextIsHeld ? animator(isBack: isBack, from: old, to: new) : nil
    var started = NavigationTransition(
      old: old, new: new, isAnimated: isAnimated, isManaged: isVisible,
      coordinator: TransitionCoordinator(
        container: stage, isAnimated: isAnimated, duration: ControllerMotion.duration, from: old,
        to: new),
      isBack: isBack)
    started.isCustom = animator != nil
    started.coordinator.isInteractive = nextIsHeld
    old?.isMovingFromParent = old.map(state.leaving.contains) ?? false
    new?.isMovingToParent = new.map(state.coming.contains) ?? false
    state.begin(started)
    activeCoordinator = started.coordinator
    unannounced = isVisible ? nil : new
    new?.loadViewIfNeeded()
    if isVisible {
      old?.beginAppearance(false, animated: isAnimated)
      if running(started.coordinator) != nil {
        new?.beginAppearance(true, animated: isAnimated)
      }
      if let new, running(started.coordinator) != nil {
        delegate?.navigationController(self, willShow: new, animated: isAnimated)
      }
    }
    // A callback removed the view from its window, which ended the transition, or removed the controller.
    guard running(started.coordinator) != nil else { return }
    guard new == nil || new?.parent === self else { return end(started.coordinator) }
    put(new, on: stage, addsView: animator == nil)
    if let animator { return move(started, by: animator, on: stage) }
    if isAnimated { return move(started, on: stage) }
    takeOffStage(old)
    started.coordinator.runAnimations()
    if let surface = view.surface {
      surface.afterNextLayout { [weak self, weak coordinator = started.coordinator] in
        self?.end(coordinator)
      }
    } else {
      end(started.coordinator)
    }
  }

  /// The shown child, or `nil` after removing its view from the stage if another container took over the
  /// child.
  private var childOnStage: UIViewController? {
    guard let shown, shown.parent !== self else { return shown }
    takeOffStage(shown)
    return nil
  }

  /// Removes the view of `controller` from the stage; no-op if the view is elsewhere.
  private func takeOffStage(_ controller: UIViewController?) {
    guard let stage, let view = controller?.viewIfLoaded, view.isDescendant(of: stage) else {
      return
    }
    view.removeFromSuperview()
  }

  /// Animates a push, in which the new view moves over the old one, or a pop, in which the old view moves
  /// away from the new one.
  private func move(_ started: NavigationTransition, on stage: UIView) {
    guard let new = started.new?.viewIfLoaded, let old = started.old?.viewIfLoaded else {
      return end(started.coordinator)
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = stage.bounds.width * (isMirrored ? -1 : 1)
    let aside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * 0.3, y: 0)
    if old.superview === stage { stage.insertSubview(started.isBack ? new : old, at: 0) }
    view.layoutIfNeeded()
    UIView.performWithoutAnimation { new.transform = started.isBack ? behind : aside }
    if !nextIsHeld {
      let fade = CATransition()
      fade.duration = ControllerMotion.duration
      bar.layer.add(fade, forKey: nil)
    }
    let motion = ControllerMotion {
      new.transform = .identity
      old.transform = started.isBack ? aside : behind
      started.coordinator.runAnimations()
    } end: { [weak self, weak coordinator = started.coordinator] arrived in
      UIView.performWithoutAnimation {
        new.transform = .identity
        old.transform = .identity
      }
      if arrived { self?.end(coordinator) } else { self?.callOff(coordinator) }
    }
    started.coordinator.motion = motion
    if nextIsHeld { motion.hold(at: 0) } else { motion.go() }
    nextIsHeld = false
  }

  /// Animates the transition by an animator of the app.
  private func move(
    _ started: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning,
    on stage: UIView
  ) {
    view.layoutIfNeeded()
    let fade = CATransition()
    fade.duration = animator.transitionDuration(using: nil)
    bar.layer.add(fade, forKey: nil)
    let context = TransitionContext(
      from: .init(
        controller: started.old, view: started.old?.viewIfLoaded,
        initialFrame: started.old?.viewIfLoaded?.frame ?? .zero),
      to: .init(
        controller: started.new, view: started.new?.viewIfLoaded,
        finalFrame: started.new?.viewIfLoaded?.frame ?? .zero),
      by: animator, coordinator: started.coordinator
    ) { [weak self] arrived in
      guard let self, transition?.coordinator === started.coordinator else { return }
      state.releaseViews()
      guard arrived else { return callOff(started.coordinator) }
      if let new = started.new?.viewIfLoaded, new.superview !== stage { stage.addSubview(new) }
      end(started.coordinator)
    }
    state.hold(context)
    context.begin(
      interactor: delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// Returns the running transition, if it has the given coordinator.
  private func running(_ coordinator: TransitionCoordinator?) -> NavigationTransition? {
    transition.flatMap { $0.coordinator === coordinator ? $0 : nil }
  }

  /// Reverts the change of the stack of a transition that is being cancelled.
  func takeBack() {
    for controller in state.takeBack() where controller.parent === self {
      controller.willMove(toParent: nil)
    }
  }

  /// Completes a cancelled transition: the old controller is shown again.
  private func callOff(_ coordinator: TransitionCoordinator?) {
    guard let failed = running(coordinator) else { return }
    failed.coordinator.isCancelled = true
    takeBack()
    state.callOff()
    bar.show(viewControllers.map(\.navigationItem))
    if failed.isManaged {
      failed.old?.beginAppearance(true, animated: true)
      failed.new?.beginAppearance(false, animated: true)
    }
    takeOffStage(failed.new)
    failed.old?.isMovingFromParent = false
    failed.new?.isMovingToParent = false
    failed.old?.endAppearance()
    failed.new?.endAppearance()
    settleFamily(all: false)
    followContent()
    layoutBars()
    rest(failed.coordinator)
    titleChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  private func put(_ controller: UIViewController?, on stage: UIView, addsView: Bool = true) {
    follower.follow(nil)
    follower.use(metrics)
    follower.reset()
    if let view = controller?.view {
      place(view, of: controller)
      if addsView { stage.addSubview(view) }
    }
    followContent()
    layoutBars()
  }

  /// Completes the running transition.
  private func end(_ coordinator: TransitionCoordinator?) {
    guard let ended = running(coordinator) else { return }
    state.end()
    if ended.old !== shown { takeOffStage(ended.old) }
    ended.old?.endAppearance()
    if ended.isManaged, let new = ended.new, new.parent === self {
      if new.viewIfLoaded?.superview !== stage { new.beginAppearance(false, animated: false) }
      new.endAppearance()
    }
    settleFamily(all: false)
    followContent()
    rest(ended.coordinator) {
      guard let new = ended.new, ended.isManaged else { return }
      self.delegate?.navigationController(self, didShow: new, animated: ended.isAnimated)
    }
  }

  /// Calls the callbacks at the end of a transition, after which the next transition may begin.
  private func rest(_ coordinator: TransitionCoordinator, then notify: () -> Void = {}) {
    if activeCoordinator === coordinator { activeCoordinator = nil }
    coordinator.complete()
    notify()
    state.rest()
    guard !state.isAtRest, let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.surface == nil { changedOutOfSight() }
  }

  /// Completes the running transition immediately, in its current direction.
  func endTransition() {
    guard let transition else { return }
    if let context = transition.context {
      context.completeTransition(!transition.coordinator.isCancelled)
    } else if let motion = transition.coordinator.motion {
      motion.finish()
    } else {
      end(transition.coordinator)
    }
  }
}
