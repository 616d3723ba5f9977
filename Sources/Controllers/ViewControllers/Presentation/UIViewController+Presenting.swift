// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewTree

/// The presentation and dismissal of controllers.
extension UIViewController {
  // MARK: Presentation controllers

  /// The presentation controller of the controller itself or of its nearest presented ancestor, or else of
  /// its outermost ancestor, in which case it is created on first access.
  var preparedPresentationController: UIPresentationController? {
    if let root = sequence(first: self, next: \.parent).first(where: {
      $0.presentation.presenter != nil
    }) {
      return root.presentation.controller
    }
    guard parent == nil else { return parent?.preparedPresentationController }
    if let made = presentation.controller { return made }
    let made = makePresentationController(presenter: nil, source: self)
    presentation.controller = made
    return made
  }

  /// Discards the presentation controller, which depends on the style, unless the controller is presented.
  func discardPresentationController() {
    if presentation.presenter == nil { presentation.controller = nil }
  }

  private func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    UncalledMethods.report(of: transitioningDelegate)
    if modalPresentationStyle == .custom {
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
      if let custom { return custom }
    }
    return systemPresentation(from: presenter)
  }

  // MARK: Presentation

  func beginPresenting(
    _ new: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(of: new)
    requirePresentable(new)
    if let present = presenter.presentation.presented {
      Diagnostics.report(
        "\(self) can't present \(new) while \(present) is presented; dismiss that first, or"
          + " present from it. Nothing is presented.")
      return
    }
    guard !presenter.presentation.isGoing else {
      Diagnostics.report(
        "\(self) can't present \(new) while it is being dismissed; present from the controller that"
          + " remains, when the dismissal is complete. Nothing is presented.")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Diagnostics.report(
        "\(self) can't present \(new) while its view has no window; present when the view has"
          + " appeared. Nothing is presented.")
      return
    }
    let manager =
      new.modalPresentationStyle == .custom
      ? new.makePresentationController(presenter: presenter, source: self)
      : new.presentation.controller
        ?? new.makePresentationController(presenter: presenter, source: self)
    if let other = (manager as? UIPopoverPresentationController)?
      .adaptedController(for: window.traitCollection)
    {
      new.presentation.controller = nil
      return beginPresenting(other, animated: animated, completion: completion)
    }
    new.presentation.controller = manager
    new.presentation.presenter = presenter
    new.presentation.isComing = true
    presenter.presentation.presented = new
    new.presentation.isBeginning = true
    show(new, by: manager, from: presenter, in: window, animated: animated, completion: completion)
    new.presentation.isBeginning = false
    let dismissal = new.presentation.dismissalInWaiting
    new.presentation.dismissalInWaiting = nil
    dismissal?()
  }

  private func show(
    _ new: UIViewController, by manager: UIPresentationController,
    from presenter: UIViewController, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    let animator =
      animated && window.mounted != nil
      ? new.transitioningDelegate?.animationController(
        forPresented: new, presenting: presenter, source: self) ?? new.ownAnimator(isComing: true)
      : nil
    let moves =
      animated && ControllerMotion.isWanted && window.mounted != nil || animator != nil
    manager.prepareContainer(in: window)
    let coordinator = TransitionCoordinator(
      container: manager.containerView ?? window, isAnimated: moves,
      duration: manager.motionDuration,
      style: new.modalPresentationStyle, from: presenter, to: new)
    for controller in [presenter, new] { controller.activeCoordinator = coordinator }
    new.loadViewIfNeeded()
    manager.delegate?.presentationController(
      manager,
      willPresentWithAdaptiveStyle: manager.adaptivePresentationStyle(
        for: window.traitCollection), transitionCoordinator: coordinator)
    let removes = manager.shouldRemovePresentersView
    if removes { presenter.beginAppearance(false, animated: animated) }
    new.beginAppearance(true, animated: animated)
    manager.begin(from: presenter, in: window, puttingView: animator == nil)
    window.endEditing(true)
    if let animator {
      let way = Presenting(
        new: new, manager: manager, presenter: presenter, coordinator: coordinator,
        completion: completion)
      return bring(way, by: animator)
    }
    let course = PresentationCourse {
      if removes {
        manager.removePresentersView()
        presenter.endAppearance()
      }
      new.endAppearance()
      new.presentation.isComing = false
      manager.presentationTransitionDidEnd(true)
      for controller in [presenter, new] where controller.activeCoordinator === coordinator {
        controller.activeCoordinator = nil
      }
      coordinator.complete()
      completion?()
    }
    manager.course = course
    guard moves else {
      coordinator.runAnimations()
      window.mounted?.afterNextLayout { course.end() }
      return
    }
    UIView.performWithoutAnimation {
      window.layoutIfNeeded()
      manager.moveAway()
    }
    let motion = ControllerMotion(duration: manager.motionDuration) {
      manager.moveBack()
      coordinator.runAnimations()
    } end: { _ in
      course.end()
    }
    coordinator.share = motion.sharing
    motion.go()
  }

  /// Returns the controller that presents `new` when `present` is called on this one.
  private func presenter(of new: UIViewController) -> UIViewController {
    let around = Array(sequence(first: self, next: \.parent))
    switch new.modalPresentationStyle {
    case .currentContext, .overCurrentContext:
      return around.first(where: \.definesPresentationContext) ?? around.last ?? self
    default:
      return around.last ?? self
    }
  }

  private func requirePresentable(_ new: UIViewController) {
    require(
      new !== self, "\(self) can't present itself; present another controller.")
    require(
      new.parent == nil,
      "\(self) can't present \(new), which is in \(new.parent.map { "\($0)" } ?? "");"
        + " present the outermost controller.")
    require(
      new.presentation.presenter == nil,
      "\(self) can't present \(new), which is already presented; create another controller,"
        + " or dismiss it first.")
    require(
      new.viewIfLoaded.map { ($0.window?.rootViewController === new) == false } ?? true,
      "\(self) can't present \(new), which is a window's root view controller.")
  }

  // MARK: Dismissal

  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissingController, let first = presenter.presentation.presented,
      !first.presentation.isGoing
    else {
      completion?()
      return
    }
    if first.presentation.isBeginning {
      first.presentation.dismissalInWaiting = {
        presenter.beginDismissing(animated: animated, completion: completion)
      }
      return
    }
    // End running presentations before their dismissal, and running dismissals before further ones.
    for controller in Array(sequence(first: first, next: \.presentation.presented)).reversed() {
      controller.presentation.controller?.course?.end()
    }
    guard presenter.presentation.presented === first, !first.presentation.isGoing else {
      completion?()
      return
    }
    let going = Array(sequence(first: first, next: \.presentation.presented))
    presenter.takeAway(going, animated: animated, completion: completion)
  }

  /// The controller whose presentation `dismiss(animated:completion:)` ends.
  private var dismissingController: UIViewController? {
    let around = sequence(first: self, next: \.parent)
    return around.first { $0.presentation.presented != nil }
      ?? around.lazy.compactMap(\.presentation.presenter).first
  }

  private func takeAway(
    _ going: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    let managers = going.compactMap(\.presentation.controller)
    let duration = managers.last?.motionDuration ?? ControllerMotion.duration
    let isSeen = managers.last?.containerView?.surface != nil
    let animator =
      animated && isSeen
      ? going.last.flatMap {
        $0.transitioningDelegate?.animationController(forDismissed: $0)
          ?? $0.ownAnimator(isComing: false)
      } : nil
    let moves = animated && ControllerMotion.isWanted && isSeen || animator != nil
    let coordinator = TransitionCoordinator(
      container: managers.last?.containerView ?? view, isAnimated: moves, duration: duration,
      style: going.last?.modalPresentationStyle ?? .none, from: going.last, to: self)
    for controller in going + [self] { controller.activeCoordinator = coordinator }
    for controller in going { controller.presentation.isGoing = true }
    managers.forEach { $0.dismissalTransitionWillBegin() }
    for controller in going.reversed() { controller.beginAppearance(false, animated: animated) }
    let returns = managers.contains(where: \.shouldRemovePresentersView)
    if returns { beginAppearance(true, animated: animated) }
    if let animator {
      return take(going, by: animator, coordinator) { [self] arrived in
        let end = Dismissing(
          going: going, managers: managers, returns: returns, coordinator: coordinator)
        if arrived { settle(end) } else { stay(end) }
        if arrived { completion?() }
      }
    }
    for manager in managers.reversed() { manager.restorePresentersView() }
    if moves {
      managers.dropLast().forEach { $0.end() }
      managers.last?.blockTouches()
    } else {
      managers.forEach { $0.end() }
      coordinator.runAnimations()
    }
    let course = PresentationCourse { [self] in
      if moves {
        managers.last?.moveBack()
        managers.last?.end()
      }
      settle(
        Dismissing(going: going, managers: managers, returns: returns, coordinator: coordinator))
      completion?()
    }
    managers.forEach { $0.course = course }
    if moves {
      let motion = ControllerMotion(duration: duration) {
        managers.last?.moveAway()
        coordinator.runAnimations()
      } end: { _ in
        course.end()
      }
      coordinator.share = motion.sharing
      motion.go()
    } else if let surface = viewIfLoaded?.window?.mounted {
      surface.afterNextLayout { course.end() }
    } else {
      course.end()
    }
  }

  /// The controllers of a running or completed dismissal, and its coordinator.
  private struct Dismissing {
    let going: [UIViewController]
    let managers: [UIPresentationController]
    let returns: Bool
    let coordinator: TransitionCoordinator
  }

  /// Completes a dismissal.
  private func settle(_ end: Dismissing) {
    for controller in end.going.reversed() {
      controller.endAppearance()
      controller.discardPresenter()
    }
    presentation.presented = nil
    if end.returns { endAppearance() }
    end.managers.forEach { $0.dismissalTransitionDidEnd(true) }
    close(end)
  }

  /// Reverts a cancelled dismissal.
  private func stay(_ end: Dismissing) {
    if end.returns { beginAppearance(false, animated: true) }
    for controller in end.going { controller.beginAppearance(true, animated: true) }
    if end.returns { endAppearance() }
    for controller in end.going {
      controller.endAppearance()
      controller.presentation.isGoing = false
    }
    end.managers.forEach { $0.dismissalTransitionDidEnd(false) }
    close(end)
  }

  private func close(_ end: Dismissing) {
    for controller in end.going + [self] where controller.activeCoordinator === end.coordinator {
      controller.activeCoordinator = nil
    }
    end.coordinator.complete()
  }

  func discardPresenter() {
    presentation.presented = nil
    presentation.presenter = nil
    presentation.isGoing = false
    presentation.controller = nil
  }
}
