// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

@MainActor
struct PropertyAnimatorTests {
  private let stage = Stage.withBox()
  private let log = Log()

  final class Log {
    var ends: [UIViewAnimatingPosition] = []
  }

  private var box: UIView { stage.box }

  private var x: CGFloat { stage.x }

  private func animator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.frame.origin.x = 100
    }
    animator.addCompletion { [log] in log.ends.append($0) }
    return animator
  }

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 2 }

  @Test func `it waits, runs and ends`() {
    let animator = animator()
    expect(animator.state == .inactive && box.frame.minX == 0)
    animator.startAnimation()
    expect(animator.isRunning && box.frame.minX == 100 && isNear(x, 0))
    stage.wait(0.5)
    expect(isNear(x, 50) && isNear(animator.fractionComplete * 100, 50))
    stage.wait(0.6)
    expect(isNear(x, 100) && animator.state == .inactive && log.ends == [.end])
    expect(!stage.surface.frame(at: stage.time + 1))
  }

  @Test func `a hand holds it, moves it and lets it go`() {
    let animator = animator()
    animator.fractionComplete = 0.25
    expect(animator.state == .active && !animator.isRunning)
    stage.wait(0.5)
    expect(isNear(x, 25))
    animator.fractionComplete = 0.75
    stage.wait(0.1)
    expect(isNear(x, 75))
    animator.startAnimation()
    stage.wait(0.125)
    expect(isNear(x, 87))
    animator.pauseAnimation()
    stage.wait(1)
    expect(isNear(x, 87))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.wait(0.2)
    expect(log.ends, equals: [.end])
  }

  @Test func `turned round, it sets all back`() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(0.5)
    animator.isReversed = true
    stage.wait(0.25)
    expect(isNear(x, 25))
    stage.wait(0.3)
    expect(log.ends == [.start] && box.frame.minX == 0 && isNear(x, 0))
  }

  @Test func `stopped, it stays where it is until it is finished`() {
    let first = animator()
    first.startAnimation()
    stage.wait(0.5)
    first.stopAnimation(false)
    expect(first.state == .stopped && isNear(box.frame.minX, 50))
    first.finishAnimation(at: .current)
    expect(first.state == .inactive && log.ends == [.current] && isNear(box.frame.minX, 50))
    let second = animator()
    second.startAnimation()
    stage.wait(0.5)
    second.stopAnimation(true)
    expect(second.state == .inactive && isNear(box.frame.minX, 75) && log.ends.count == 1)
  }

  @Test func `finished elsewhere, it goes there`() {
    for (position, expected) in [(UIViewAnimatingPosition.start, 0.0), (.end, 100)] {
      box.frame.origin.x = 0
      let animator = animator()
      animator.startAnimation()
      stage.wait(0.5)
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      expect(isNear(box.frame.minX, expected))
    }
  }

  @Test func `changes added on the way end with the others`() {
    let animator = animator()
    animator.startAnimation()
    stage.wait(0.5)
    animator.addAnimations { [box] in box.alpha = 0 }
    stage.wait(0.25)
    let node = stage.surface.displayTree().children.first
    expect(abs((node?.alpha ?? 0) - 0.5) < 0.05)
  }

  @Test func `springs and running animators work too`() {
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { [box] in
      box.frame.origin.x = 100
    }
    spring.startAnimation()
    var farthest: CGFloat = 0
    for _ in 0..<70 {
      stage.wait(1.0 / 60)
      farthest = max(farthest, x)
    }
    expect(farthest > 103 && isNear(x, 100))
    let running = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.5, options: [], animations: { [box] in box.frame.origin.x = 0 })
    stage.wait(0.4)
    expect(isNear(x, 100) && running.state == .active)
    stage.wait(0.7)
    expect(isNear(x, 0))
  }

  @Test func `fills go back as well`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      box.backgroundColor = .white
    }
    animator.startAnimation()
    stage.wait(0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    expect(box.backgroundColor, equals: .black)
  }
}
