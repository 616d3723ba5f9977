// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionViewControllers

/// Tests of the context of a transition that a custom animator performs.
@MainActor
struct TransitionContextTests {
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.7 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.append("animate")
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  private final class Hand: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart = true
    var starts = 0

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      starts += 1
    }
  }

  private let animator = Animator()
  private let from = UIViewController()
  private let to = UIViewController()
  private let coordinator = TransitionCoordinator(container: UIView(), isAnimated: true)

  private func context(_ whenOver: @escaping (Bool) -> Void) -> TransitionContext {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    return TransitionContext(
      from: TransitionContext.Part(controller: from, view: UIView(), initialFrame: frame),
      to: TransitionContext.Part(controller: to, finalFrame: frame), by: animator,
      coordinator: coordinator, whenOver: whenOver)
  }

  @Test func `a transition without a hand is animated once and is over once`() {
    var ends: [Bool] = []
    let context = context { ends.append($0) }
    context.begin(interactor: nil)
    expect(animator.log == ["animate"] && coordinator.transitionDuration == 0.7)
    expect(!context.isInteractive && context.share == 0)
    // Nothing moves it by hand.
    context.updateInteractiveTransition(0.4)
    context.cancelInteractiveTransition()
    expect(context.share == 0 && !context.transitionWasCancelled)
    context.completeTransition(true)
    context.completeTransition(false)
    expect(ends == [true] && animator.log == ["animate", "ended true"])
    expect(context.share == 1 && !coordinator.isCancelled)
  }

  @Test func `a hand moves a transition, and calls it off`() {
    var ends: [Bool] = []
    let (context, hand) = (context { ends.append($0) }, Hand())
    context.begin(interactor: hand)
    expect(hand.starts == 1 && animator.log.isEmpty)
    expect(context.isInteractive && coordinator.isInteractive)
    for share in [0.2, 0.6, 0.3] as [CGFloat] {
      context.updateInteractiveTransition(share)
      expect(context.share == share && coordinator.percentComplete == share)
    }
    context.cancelInteractiveTransition()
    expect(context.transitionWasCancelled && coordinator.isCancelled && !context.isInteractive)
    context.updateInteractiveTransition(0.9)
    expect(context.share, equals: 0.3)
    context.completeTransition(false)
    expect(ends == [false] && animator.log == ["ended false"] && context.share == 0)
  }

  @Test func `a transition that goes on is taken by a hand again`() {
    let context = context { _ in }
    context.begin(interactor: Hand())
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    expect(!context.isInteractive && !context.transitionWasCancelled)
    context.pauseInteractiveTransition()
    expect(context.isInteractive && context.share == 0.5)
    context.updateInteractiveTransition(0.1)
    expect(context.share, equals: 0.1)
    context.completeTransition(true)
    expect(!context.isInteractive && !coordinator.isInteractive)
  }

  @Test func `a context has the parts of those that take part, and of no one else`() {
    let context = context { _ in }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    expect(context.viewController(forKey: .from) === from)
    expect(context.viewController(forKey: .to) === to)
    expect(context.view(forKey: .from) != nil && context.view(forKey: .to) == nil)
    expect(context.initialFrame(for: from) == frame && context.finalFrame(for: from) == .zero)
    expect(context.finalFrame(for: to) == frame && context.initialFrame(for: to) == .zero)
    expect(context.finalFrame(for: UIViewController()), equals: .zero)
  }
}
