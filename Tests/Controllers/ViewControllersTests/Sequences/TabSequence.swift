// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A tab bar controller that is changed several times.
@MainActor
final class TabSequence: ControllerSequence {
  enum Change: String, CaseIterable, Sendable {
    case next, last, tap, refusedTap, slide, cancelledSlide, set, setAtOnce, setOthers, setMany
    case removeShown, resize
    case over, overAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  static let slowChanges: [Change] = []

  let stage: ControllerStage
  private let tabs = UITabBarController()
  private let follower = Follower()

  init() {
    stage = ControllerStage(tabs)
    tabs.delegate = follower
    tabs.setViewControllers(pages(3), animated: false)
    harness.runUntilIdle()
  }

  private func pages(_ count: Int) -> [UIViewController] { (0..<count).map { _ in stage.page() } }

  private var controllers: [UIViewController] { tabs.viewControllers ?? [] }

  var shown: [UIViewController] { [tabs.selectedViewController].compactMap(\.self) }
  var kept: [UIViewController] { controllers }

  func make(_ change: Change) {
    switch change {
    case .next: selectNext()
    case .last: tabs.selectedViewController = controllers.last
    case .tap: tapNext()
    case .refusedTap:
      follower.refuses = true
      tapNext()
      follower.refuses = false
    case .slide, .cancelledSlide:
      follower.animator = Slide(arrives: change == .slide)
      selectNext()
      follower.animator = nil
    case .set, .setAtOnce:
      tabs.setViewControllers([controllers[0], stage.page()], animated: change == .set)
    case .setOthers: tabs.setViewControllers(pages(3), animated: false)
    case .setMany: tabs.setViewControllers(controllers + pages(4), animated: false)
    case .removeShown:
      tabs.viewControllers = controllers.filter { $0 !== tabs.selectedViewController }
      if controllers.isEmpty { tabs.viewControllers = pages(1) }
    case .resize: stage.resize()
    case .over, .overAtOnce, .cover, .coverAtOnce, .dismiss, .dismissAtOnce:
      ControllerStage.Presenting(rawValue: change.rawValue).map(stage.make)
    }
  }

  private var nextIndex: Int {
    let index = controllers.firstIndex { $0 === tabs.selectedViewController } ?? -1
    return (index + 1) % max(1, controllers.count)
  }

  private func selectNext() { tabs.selectedIndex = nextIndex }

  private func tapNext() {
    let buttons = Self.buttons(in: tabs.tabBar)
    guard !buttons.isEmpty else { return }
    let button = buttons[min(nextIndex, buttons.count - 1)]
    harness.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: 20), to: nil))
  }

  private static func buttons(in view: UIView) -> [UIView] {
    if view is UIControl { return [view] }
    return view.subviews.flatMap(buttons).sorted { $0.frame.minX < $1.frame.minX }
  }
}

extension TabSequence {
  /// A delegate that can refuse the selection of tabs and provide an animator.
  private final class Follower: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var animator: Slide?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !refuses }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// An animator that moves a view in from the right, and either completes or cancels the transition at the
  /// end.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private let arrives: Bool

    init(arrives: Bool) {
      self.arrives = arrives
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: 400, y: 0)
      UIView.animate(withDuration: 0.3) {
        view.transform = .identity
      } completion: { [arrives] _ in
        context.completeTransition(arrives)
      }
    }
  }
}
