// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

@MainActor
struct SpringAnimationTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let stage: Stage

  init() {
    let root = UIView()
    root.addSubview(box)
    stage = Stage(root)
  }

  private var x: CGFloat { stage.surface.displayTree().children.first?.transform.tx ?? -1 }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1])
  func `a spring is at rest after its duration`(ratio: Double) {
    let spring = SpringCurve(settlingIn: 0.6, dampingRatio: ratio, velocity: 2)
    expect(spring.progress(after: 0), equals: 0)
    expect(abs(spring.settlingDuration - 0.6) < 0.001)
    for step in 0..<100 {
      expect(abs(spring.progress(after: 0.6 + Double(step) / 50) - 1) <= 0.0011)
    }
  }

  @Test(arguments: [0.2, 0.7, 1, 1.8])
  func `a spring obeys its equation`(ratio: Double) {
    let spring = SpringCurve(frequency: 9, dampingRatio: ratio, velocity: 3)
    let step = 1e-4
    expect(abs(spring.progress(after: step) / step - 3) < 0.02)
    for moment in [0.05, 0.2, 0.5, 1.1] {
      let before = spring.progress(after: moment - step)
      let here = spring.progress(after: moment)
      let after = spring.progress(after: moment + step)
      let speed = (after - before) / (2 * step)
      let force = (after - 2 * here + before) / (step * step)
      expect(abs(force + 2 * ratio * 9 * speed + 81 * (here - 1)) < 0.01)
    }
  }

  @Test func `a spring swings beyond its goal and comes to rest`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      animations: { box.frame.origin.x = 100 }, completion: { finished.append($0) })
    var greatest: CGFloat = 0
    for _ in 0..<59 {
      stage.wait(1.0 / 60)
      greatest = max(greatest, x)
    }
    // The first swing goes e^(-π ζ / √(1 - ζ²)) beyond the goal: 37 percent.
    expect(abs(greatest - 137.2) < 1.5)
    stage.wait(0.1)
    expect(x, equals: 100)
    expect(finished, equals: [true])
  }

  @Test func `a spring by feeling has no overshoot without bounce`() {
    UIView.animate(springDuration: 0.5) { box.frame.origin.x = 100 }
    stage.wait(0.25)
    // Critically damped, ω = 4π: 1 - (1 + π) e^-π.
    expect(abs(x - 100 * (1 - (1 + .pi) * exp(-.pi))) < 0.01)
    stage.settle()
    expect(x, equals: 100)
  }

  @Test func `steps begin where the steps before end`() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        box.frame.origin.x = 100
        box.transform = CGAffineTransform(rotationAngle: 1)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.center.x = 5
        box.transform = .identity
      }
    }
    func angle() -> CGFloat {
      let map = stage.surface.displayTree().children.first?.transform
      return atan2(map?.b ?? 0, map?.a ?? 1)
    }
    expect(angle(), equals: 0)
    stage.wait(0.5)
    expect(abs(angle() - 1) < 0.001)
    stage.wait(0.25)
    expect(angle() < 0.999)
    stage.settle()
    expect(angle(), equals: 0)
    expect(x, equals: 0)
  }

  @Test func `a view dissolves from what it showed into what it shows`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "old"
    stage.root.addSubview(label)
    _ = stage.surface.displayTree()
    var finished: [Bool] = []
    UIView.transition(
      with: label, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { label.text = "new" }, completion: { finished.append($0) })
    stage.wait(0.25)
    let parts = stage.surface.displayTree().children.last?.children ?? []
    expect(parts.map(text), equals: ["new", "old"])
    expect(abs((parts.first?.alpha ?? 0) - 0.25) < 0.001)
    expect(abs((parts.last?.alpha ?? 0) - 0.75) < 0.001)
    stage.wait(0.8)
    expect(stage.surface.displayTree().children.last.map(text), equals: "new")
    expect(finished, equals: [true])
  }

  private func text(_ node: DisplayNode) -> String {
    guard case .text(let layout, _, _)? = node.commands.first else { return "" }
    return layout.lines.first?.text ?? ""
  }
}
