// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Presentation and dismissal by animators of the app.
extension UIViewController {
  /// A running presentation.
  struct Presenting {
    let new: UIViewController
    let manager: UIPresentationController
    let presenter: UIViewController
    let coordinator: TransitionCoordinator
    let completion: (() -> Void)?
  }

  /// Returns the animator of `preferredTransition`, which is used if no delegate supplies one, or `nil` for
  /// the default motion.
  func ownAnimator(isComing: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ControllerMotion.isWanted ? preferredTransition?.makeAnimator?(isComing) : nil
  }

  /// Presents a controller with `animator`.
  ///
  /// The container of the presentation is already prepared.
  func bring(_ way: Presenting, by animator: any UIViewControllerAnimatedTransitioning) {
    let (new, manager, presenter) = (way.new, way.manager, way.presenter)
    let removes = manager.shouldRemovePresentersView
    manager.isInTransition = true
    if removes { manager.takePresentersViewAlong() }
    let final = manager.frameOfPresentedViewInContainerView
    let view = removes ? presenter.viewIfLoaded : nil
    let context = TransitionContext(
      from: .init(
        controller: presenter, view: view,
        initialFrame: presenter.viewIfLoaded?.frame ?? .zero,
        finalFrame: removes ? .zero : presenter.viewIfLoaded?.frame ?? .zero),
      to: .init(controller: new, view: manager.presentedView, finalFrame: final),
      by: animator, coordinator: way.coordinator
    ) { arrived in
      manager.isInTransition = false
      if arrived {
        self.end(way, removes: removes)
      } else {
        self.callOff(way, removes: removes)
      }
    }
    manager.record(context)
    manager.presentedView?.frame = final
    manager.containerView?.layoutIfNeeded()
    context.begin(
      interactor: new.transitioningDelegate?.interactionControllerForPresentation(using: animator))
  }

  /// Completes a presentation.
  private func end(_ way: Presenting, removes: Bool) {
    if removes {
      way.manager.leavePresentersViewAway()
      way.presenter.endAppearance()
    }
    way.new.endAppearance()
    way.new.presentation.isComing = false
    way.manager.presentationTransitionDidEnd(true)
    settle(way.coordinator, of: [way.presenter, way.new])
    way.completion?()
  }

  /// Reverts a cancelled presentation.
  private func callOff(_ way: Presenting, removes: Bool) {
    if removes { way.presenter.beginAppearance(true, animated: true) }
    way.new.beginAppearance(false, animated: true)
    if removes { way.manager.restorePresentersView() }
    way.manager.presentationTransitionDidEnd(false)
    way.manager.end()
    if removes { way.presenter.endAppearance() }
    way.new.endAppearance()
    way.new.presentation.isComing = false
    way.new.discardPresenter()
    way.presenter.presentation.presented = nil
    settle(way.coordinator, of: [way.presenter, way.new])
  }

  private func settle(_ coordinator: TransitionCoordinator, of controllers: [UIViewController]) {
    for controller in controllers where controller.activeCoordinator === coordinator {
      controller.activeCoordinator = nil
    }
    coordinator.complete()
  }

  // MARK: Dismissal

  /// Dismisses `going`, the controllers that this one presents directly or indirectly; `animator` animates
  /// the last of them.
  func take(
    _ going: [UIViewController], by animator: any UIViewControllerAnimatedTransitioning,
    _ coordinator: TransitionCoordinator, whenOver: @escaping (Bool) -> Void
  ) {
    let managers = going.compactMap(\.presentation.controller)
    guard let last = going.last, let manager = managers.last else { return whenOver(true) }
    let returns = managers.contains(where: \.shouldRemovePresentersView)
    managers.dropLast().forEach { $0.end() }
    manager.isInTransition = true
    let room = manager.containerView?.bounds ?? .zero
    if returns { viewIfLoaded?.frame = room }
    let own = returns ? room : viewIfLoaded?.frame ?? .zero
    let context = TransitionContext(
      from: .init(
        controller: last, view: manager.presentedView,
        initialFrame: manager.presentedView?.frame ?? .zero),
      to: .init(
        controller: self, view: returns ? viewIfLoaded : nil, initialFrame: returns ? .zero : own,
        finalFrame: own),
      by: animator, coordinator: coordinator
    ) { arrived in
      manager.isInTransition = false
      if arrived {
        managers.reversed().forEach { $0.restorePresentersView() }
        managers.last?.end()
      } else if returns {
        self.viewIfLoaded?.removeFromSuperview()
      }
      whenOver(arrived)
    }
    manager.record(context)
    context.begin(
      interactor: last.transitioningDelegate?.interactionControllerForDismissal(using: animator))
  }
}
