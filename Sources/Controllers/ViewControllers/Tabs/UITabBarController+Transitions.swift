// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

// The exchange of the views of tabs, immediately or by an animator of the app.
extension UITabBarController {
  /// Replaces the view on screen by the view of the selected controller.
  func showChosen() {
    guard !isExchanging else { return isExchangeDue = true }
    endTransition()
    exchange(bringChosen)
  }

  private func bringChosen() {
    showBar()
    guard let view = viewIfLoaded else { return }
    let shown = shownController
    if let shown { adopt(shown) }
    showManaged()
    if isInMore { more.show(contentController, animated: false) }
    if let content = shown?.view, content.superview !== view, shown?.parent === self {
      place(content)
      view.insertSubview(content, belowSubview: bar)
      if shown?.parent !== self { content.removeFromSuperview() }
    }
    let all =
      tabs.flatMap(\.family).compactMap(\.madeController) + managers
      + [madeMore].compactMap(\.self)
    for other in all where other !== shown && other.parent === self {
      other.viewIfLoaded?.removeFromSuperview()
    }
    view.window?.titleDidChange()
    view.setNeedsLayout()
  }

  /// Makes a controller a child of this one; no-op if it already is a child.
  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    if madeMore != nil { more.release(controller) }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  // MARK: Custom animators

  /// Shows the selected tab instead of `old`, with the animator of the delegate if there is one.
  ///
  /// `goBack` restores the selection if the transition is cancelled.
  func showChosen(insteadOf old: UIViewController?, goBack: @escaping () -> Void) {
    guard let old, let new = shownController, old !== new, !isExchanging,
      view.surface != nil, ControllerMotion.isWanted,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return showChosen() }
    exchange { move(from: old, to: new, by: animator, goBack: goBack) }
  }

  /// Runs `body`, which may call back into the app, and then shows the selection that was made meanwhile.
  private func exchange(_ body: () -> Void) {
    guard !isExchanging else { return body() }
    isExchanging = true
    body()
    isExchanging = false
    guard isExchangeDue else { return }
    isExchangeDue = false
    showChosen()
  }

  /// Completes the running transition immediately, in its current direction.
  ///
  /// Called when tabs change or another tab is selected.
  func endTransition() {
    guard !isExchanging, let transition else { return }
    transition.completeTransition(!transition.transitionWasCancelled)
  }

  /// Replaces the view of one tab by the view of another with an animator of the app.
  private func move(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning, goBack: @escaping () -> Void
  ) {
    adopt(new)
    showBar()
    guard let view = viewIfLoaded, let content = new.view, let shown = old.viewIfLoaded else {
      return bringChosen()
    }
    let stage = UIView(frame: view.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(stage, belowSubview: bar)
    stage.addSubview(shown)
    place(content)
    let coordinator = TransitionCoordinator(
      container: stage, isAnimated: true, duration: 0, from: old, to: new)
    for controller in [self, old, new] { controller.activeCoordinator = coordinator }
    let context = TransitionContext(
      from: .init(controller: old, view: shown, initialFrame: shown.frame),
      to: .init(controller: new, view: content, finalFrame: content.frame), by: animator,
      coordinator: coordinator
    ) { [weak self] arrived in
      guard let self else { return }
      transition = nil
      exchange {
        if !arrived { goBack() }
        self.beginAppearances(of: [old, new])
        self.bringChosen()
        stage.removeFromSuperview()
        for controller in [old, new] { controller.endAppearance() }
        for controller in [self, old, new] where controller.activeCoordinator === coordinator {
          controller.activeCoordinator = nil
        }
        coordinator.complete()
      }
    }
    transition = context
    beginAppearances(of: [old, new])
    guard !isExchangeDue else { return context.completeTransition(true) }
    context.begin(
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  /// Begins the disappearance of the hidden children among `controllers`, then the appearance of the shown
  /// child.
  private func beginAppearances(of controllers: [UIViewController]) {
    for isComing in [false, true] {
      for controller in controllers
      where controller.parent === self && (controller === shownController) == isComing {
        controller.beginAppearance(isComing, animated: true)
      }
    }
  }
}
