// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller that is changed several times.
@MainActor
final class NavigationSequence: ControllerSequence {
  enum Change: String, CaseIterable, Sendable {
    case push, pushAtOnce, pop, popAtOnce, root, rootAtOnce, set, setAtOnce, swipe, springBack, hold
    case over, overAtOnce, cover, coverAtOnce, dismiss, dismissAtOnce
  }

  static let slowChanges: [Change] = [.swipe, .springBack, .hold]

  let stage: ControllerStage
  private let navigation = UINavigationController()

  init() {
    stage = ControllerStage(navigation)
    for _ in 0..<3 { navigation.pushViewController(stage.page(), animated: false) }
    harness.runUntilIdle()
  }

  var shown: [UIViewController] { [navigation.topViewController].compactMap(\.self) }
  var kept: [UIViewController] { navigation.viewControllers }

  func make(_ change: Change) {
    switch change {
    case .push: navigation.pushViewController(stage.page(), animated: true)
    case .pushAtOnce: navigation.pushViewController(stage.page(), animated: false)
    case .pop: navigation.popViewController(animated: true)
    case .popAtOnce: navigation.popViewController(animated: false)
    case .root: navigation.popToRootViewController(animated: true)
    case .rootAtOnce: navigation.popToRootViewController(animated: false)
    case .set:
      navigation.setViewControllers([navigation.viewControllers[0], stage.page()], animated: true)
    case .setAtOnce: navigation.setViewControllers([stage.page()], animated: false)
    case .swipe: drag(to: 300)
    case .springBack: drag(to: 60, duration: 1)
    case .hold: harness.dragAndHold(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300))
    case .over, .overAtOnce, .cover, .coverAtOnce, .dismiss, .dismissAtOnce:
      ControllerStage.Presenting(rawValue: change.rawValue).map(stage.make)
    }
  }

  private func drag(to end: CGFloat, duration: Double = 0.2) {
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: end, y: 300), duration: duration)
  }
}
