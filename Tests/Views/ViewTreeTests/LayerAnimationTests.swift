// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import Testing

import ViewStage
@testable import MullionViewTree

@MainActor
struct LayerAnimationTests {
  private let stage = Stage.withBox()
  private let listener = Listener()

  final class Listener: NSObject, CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      heard.append(flag ? "finished" : "removed")
    }
  }

  private var box: UIView { stage.box }
  private var node: DisplayNode? { stage.node }

  private func basic(_ path: String, _ from: Any?, _ to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.delegate = listener
    return animation
  }

  private func isNear(_ value: CGFloat?, _ expected: CGFloat, within: CGFloat = 0.02) -> Bool {
    abs((value ?? .infinity) - expected) <= within
  }

  @Test func `an animation is seen for a while, and the layer's own value stays`() {
    box.layer.add(basic("opacity", 0, 0.5), forKey: "fade")
    expect(box.layer.animationKeys() == ["fade"] && box.layer.opacity == 1)
    stage.wait(0.5)
    expect(isNear(node?.alpha, 0.25))
    expect(isNear(box.layer.presentation().map { CGFloat($0.opacity) }, 0.25))
    stage.wait(0.6)
    expect(node?.alpha == 1 && box.layer.animationKeys() == nil)
    expect(listener.heard, equals: ["start", "finished"])
    expect(!stage.surface.frame(at: stage.time + 1))
  }

  @Test func `an animation that fills stays at its end until it is removed`() {
    let animation = basic("transform.rotation.z", 0, Double.pi / 2)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    box.layer.add(animation, forKey: "turn")
    stage.wait(1.2)
    expect(isNear(node?.transform.b, 1) && box.layer.animation(forKey: "turn") != nil)
    box.layer.removeAnimation(forKey: "turn")
    expect(node?.transform.b, equals: 0)
  }

  @Test func `runs repeat and turn round, and end when the animation is removed`() async {
    let animation = basic("position.x", 50, 150)
    animation.autoreverses = true
    animation.repeatCount = .infinity
    box.layer.add(animation, forKey: "swing")
    stage.wait(0.5)
    expect(isNear(node?.transform.tx, 50, within: 1))
    stage.wait(1)
    expect(isNear(node?.transform.tx, 50, within: 1))
    stage.wait(10.5)
    expect(isNear(node?.transform.tx, 0, within: 1))
    box.layer.removeAllAnimations()
    await settle()
    expect(listener.heard, equals: ["start", "removed"])
  }

  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func `values by which an animation goes are taken from the layer's own`() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.byValue = 1
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    box.layer.add(animation, forKey: nil)
    stage.wait(0.5)
    expect(isNear(node?.transform.a, 1.5))
  }

  @Test func `keyframes follow their values and times`() {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 1
    box.layer.add(animation, forKey: nil)
    stage.wait(0.125)
    expect(isNear(node?.alpha, 0.5, within: 0.05))
    stage.wait(0.5)
    expect(isNear(node?.alpha, 0.75, within: 0.05))
  }

  @Test func `a group runs its animations and cuts them`() {
    let late = basic("opacity", 1, 0)
    late.beginTime = 0.5
    late.fillMode = .backwards
    let group = CAAnimationGroup()
    group.animations = [late, basic("position.y", 50, 150)]
    group.duration = 1
    box.layer.add(group, forKey: nil)
    stage.wait(0.25)
    expect(node?.alpha == 1 && isNear(node?.transform.ty, 25, within: 1))
    stage.wait(0.5)
    expect(isNear(node?.alpha, 0.75, within: 0.03))
    stage.wait(0.3)
    expect(node?.alpha == 1 && node?.transform.ty == 0)
  }

  @Test func `a spring overshoots`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 4
    spring.duration = spring.settlingDuration
    box.layer.add(spring, forKey: nil)
    var farthest: CGFloat = 0
    for _ in 0..<60 {
      stage.wait(1.0 / 60)
      farthest = max(farthest, (node?.transform.tx ?? 0) + 50)
    }
    expect(farthest > 110)
  }

  @Test func `shapes are drawn as far as an animation says, and gradients move`() {
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.strokeColor = UIColor.red.cgColor
    box.layer.addSublayer(shape)
    shape.add(basic("strokeEnd", 0, 1), forKey: "draw")
    let gradient = CAGradientLayer()
    gradient.frame = box.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.5]
    box.layer.addSublayer(gradient)
    gradient.add(basic("locations", [0.0, 0.5], [0.5, 1.0]), forKey: nil)
    _ = stage.surface.displayTree()
    stage.wait(0.5)
    expect(isNear(shape.presentation()?.strokeEnd, 0.5))
    let commands = node?.children.flatMap(\.commands) ?? []
    var locations: [CGFloat] = []
    for case .drawing(let drawing) in commands {
      for case .fill(_, _, .gradient(let gradient)) in drawing.steps {
        locations = gradient.stops.map(\.location)
      }
    }
    expect(locations.count == 2 && isNear(locations.first, 0.25) && isNear(locations.last, 0.75))
  }

  @Test func `a transaction tells when all that began in it is over`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { isDone = true }
    let animation = basic("opacity", 0, 1)
    animation.duration = 0
    box.layer.add(animation, forKey: nil)
    UIView.animate(withDuration: 1) { box.frame.origin.x = 10 }
    CATransaction.commit()
    stage.wait(0.6)
    expect(listener.heard.last == "finished" && !isDone)
    stage.wait(0.6)
    expect(isDone)
  }

  @Test func `an empty transaction ends after it`() async {
    var isDone = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    expect(CATransaction.disableActions())
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    expect(!isDone)
    await settle()
    expect(isDone)
  }

  @Test func `content goes over into what is set after the transition was added`() {
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    box.layer.add(transition, forKey: nil)
    box.backgroundColor = .red
    stage.wait(0.5)
    expect(node?.children.count, equals: 2)
    expect(isNear(node?.children.last?.transform.tx, 50, within: 2))
    expect(isNear(node?.children.first?.transform.tx, -50, within: 2))
    stage.wait(0.6)
    expect(node?.children.isEmpty, equals: true)
  }

  @Test func `a mask hides what it does not cover, and a path casts the shadow`() {
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: box.bounds).cgPath
    box.layer.mask = mask
    expect(node?.mask != nil)
    box.layer.mask = nil
    expect(node?.mask == nil)
    box.layer.shadowOpacity = 1
    box.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
    let svg = stage.surface.displayTree()
    expect(SVGPainter().svg(of: svg, size: box.bounds.size).contains("feGaussianBlur"))
  }
}
