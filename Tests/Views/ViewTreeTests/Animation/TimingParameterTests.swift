// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the progress of an animator over time for its timing parameters.
@MainActor
@Suite("Timing parameters")
struct TimingParameterTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.root.addSubview(box)
    stage.surface.frame(at: 0)
  }

  private var x: CGFloat {
    stage.surface.displayTree().children.first?.transform.tx ?? .nan
  }

  /// Returns the position of the box in each frame of a second, during an animation to 100 points.
  private func places(_ parameters: any UITimingCurveProvider) -> [CGFloat] {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 1, timingParameters: parameters)
    animator.addAnimations { self.box.frame.origin.x = 100 }
    animator.startAnimation()
    return (0..<60).map { _ in
      stage.wait(1.0 / 60)
      return x
    }
  }

  @Test func `a curve of control points is followed, and is cubic`() {
    let early = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1))
    expect(early.timingCurveType, equals: .cubic)
    expect(early.cubicTimingParameters === early && early.springTimingParameters == nil)
    let places = places(early)
    expect(places[14] > 70 && places[59] > 99)
  }

  @Test func `a curve with a name has the control points of that name`() {
    let linear = UICubicTimingParameters(animationCurve: .linear)
    expect(linear.timingCurveType == .builtin && linear.animationCurve == .linear)
    let places = places(linear)
    expect(abs(places[29] - 50) < 2)
    expect(UICubicTimingParameters().animationCurve, equals: .easeInOut)
  }

  @Test func `a spring overshoots when little holds it back`() {
    let loose = UISpringTimingParameters(dampingRatio: 0.3)
    expect(loose.timingCurveType, equals: .spring)
    expect(loose.springTimingParameters === loose && loose.cubicTimingParameters == nil)
    expect(places(loose).max() ?? 0 > 105)
    stage.settle()
    box.frame.origin.x = 0
    expect(places(UISpringTimingParameters()).max() ?? 0 < 100.5)
  }

  @Test func `a spring of mass and stiffness decides how long it takes`() {
    let stiff = UISpringTimingParameters(
      mass: 1, stiffness: 1000, damping: 60, initialVelocity: .zero)
    let soft = UISpringTimingParameters(
      mass: 1, stiffness: 10, damping: 6, initialVelocity: .zero)
    let durations = [stiff, soft].map {
      UIViewPropertyAnimator(duration: 5, timingParameters: $0).duration
    }
    expect(durations[0] < 1 && durations[1] > 1)
  }

  @Test func `whoever animates can be held, moved, turned round and stopped`() {
    let animator: any UIViewAnimating & UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 1, timingParameters: UICubicTimingParameters(animationCurve: .linear))
    var ends: [UIViewAnimatingPosition] = []
    animator.addAnimations { self.box.frame.origin.x = 100 }
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    expect(animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.5
    stage.wait(0.1)
    expect(abs(x - 50) < 2)
    animator.isReversed = true
    animator.startAnimation()
    stage.wait(0.25)
    expect(x < 40 && animator.isRunning)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && ends.isEmpty)
    animator.finishAnimation(at: .current)
    expect(animator.state == .inactive && ends == [.current])
  }
}
