// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of page curl transitions, of deleted views, and of animators that pause at their end.
@MainActor
struct PageTransitionTests {
  private let stage = Stage.withBox()
  private var box: UIView { stage.box }

  private func turn(_ options: UIView.AnimationOptions) {
    UIView.transition(
      with: box, duration: 1, options: [options, .curveLinear],
      animations: { self.box.backgroundColor = .white })
  }

  /// The height of the flat part of the page, or `nil` if there is none.
  private var flat: CGFloat? { stage.node?.children.dropFirst().first?.clip?.rect.height }

  @Test func `the old page is rolled up, the new one is below`() throws {
    turn(.transitionCurlUp)
    expect(flat, equals: 100)
    stage.wait(0.5)
    let node = try #require(stage.node)
    expect(node.children.count == 3 && node.clip != nil)
    expect((flat ?? 0) > 20 && (flat ?? 100) < 60)
    stage.wait(0.6)
    expect(stage.node?.children.isEmpty, equals: true)
  }

  @Test func `a new page comes down over the old one`() throws {
    turn(.transitionCurlDown)
    expect(flat, equals: 0)
    stage.wait(0.75)
    expect((flat ?? 0) > 50)
    stage.settle()
    expect(stage.node?.children.isEmpty, equals: true)
  }

  @Test func `a transition begins and ends on its way`() throws {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    transition.startProgress = 0.5
    transition.endProgress = 0.75
    box.layer.add(transition, forKey: nil)
    box.backgroundColor = .white
    func shift() -> CGFloat? { stage.node?.children.last?.transform.tx }
    expect(shift(), equals: 50)
    stage.wait(0.5)
    expect(abs((shift() ?? 0) - 37.5) < 2)
    stage.wait(0.6)
    expect(stage.node?.children.isEmpty, equals: true)
  }

  @Test func `views that are deleted shrink, fade, and are in no view then`() {
    var isDone: Bool?
    var isChanged = false
    UIView.perform(.delete, on: [box], animations: { isChanged = true }) { isDone = $0 }
    expect(isChanged && box.superview != nil && isDone == nil)
    stage.wait(0.15)
    expect((stage.node?.alpha ?? 1) < 1 && (stage.node?.transform.a ?? 1) < 1)
    stage.settle()
    expect(box.superview == nil && isDone == true && box.alpha == 1)
    expect(box.transform, equals: .identity)
  }

  @Test func `bits of keyframes and pages are UIKit's`() {
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    expect(modes.map(\.rawValue), equals: [0, 1, 2, 3, 4].map { $0 << 10 })
    expect(UIView.SystemAnimation.delete.rawValue, equals: 0)
    expect(UIView.AnimationOptions.transitionCurlUp.rawValue, equals: 3 << 20)
    expect(UIView.AnimationOptions.transitionCurlDown.rawValue, equals: 4 << 20)
  }

  @Test func `an animator that pauses at its end can be turned round`() {
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.box.frame.origin.x = 100
    }
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.wait(1.5)
    expect(animator.state == .active && !animator.isRunning && ends.isEmpty && stage.x == 100)
    animator.isReversed = true
    animator.startAnimation()
    stage.wait(0.5)
    expect(abs(stage.x - 50) < 2)
    stage.wait(1)
    expect(stage.x == 0 && animator.state == .active)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    expect(ends == [.start] && box.frame.minX == 0)
  }
}
