// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the names of timing curves, fill modes and transitions, and of property animations by name.
@MainActor
@Suite("Names of animations")
struct TimingNameTests {
  private let stage = Stage.withBox()
  private var box: UIView { stage.box }
  private var node: DisplayNode? { stage.node }
  private var opacity: Float { box.layer.presentation()?.opacity ?? .nan }

  private func isNear(_ value: Float, _ expected: Float) -> Bool { abs(value - expected) < 0.005 }
  private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
    abs((value ?? .nan) - expected) < 1
  }

  private func rising() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    return animation
  }

  @Test func `a timing function has the control points of its name`() {
    let names: [(CAMediaTimingFunctionName, String, Float)] = [
      (.linear, "linear", 0.25), (.easeIn, "easeIn", 0.0935), (.easeOut, "easeOut", 0.3777),
      (.easeInEaseOut, "easeInEaseOut", 0.1291), (.default, "default", 0.4085),
    ]
    for (name, word, expected) in names {
      expect(name.rawValue == word && CAMediaTimingFunctionName(rawValue: word) == name)
      let animation = rising()
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: name)
      box.layer.add(animation, forKey: "opacity")
      stage.wait(0.25)
      expect(isNear(opacity, expected), "\(word)")
    }
  }

  @Test func `a timing function may have control points of its own`() {
    let curves: [(CAMediaTimingFunction, Float)] = [
      (CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1), 0.0935),
      (CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1), 0.4085),
    ]
    for (function, expected) in curves {
      let animation = rising()
      animation.duration = 1
      animation.timingFunction = function
      box.layer.add(animation, forKey: "opacity")
      stage.wait(0.25)
      expect(isNear(opacity, expected))
    }
  }

  /// Returns the displayed values before, during and after an animation from 0 to 1 in a group.
  private func seen(_ mode: CAMediaTimingFillMode) -> [Float] {
    let animation = rising()
    let pause: CFTimeInterval = 0.4
    animation.beginTime = pause
    animation.duration = 0.2
    animation.fillMode = mode
    let group = CAAnimationGroup()
    group.animations = [animation]
    group.duration = 1
    box.layer.opacity = 0.3
    box.layer.add(group, forKey: "group")
    return [0.2, 0.3, 0.3].map { seconds in
      stage.wait(seconds)
      return (opacity * 100).rounded() / 100
    }
  }

  @Test func `the fill mode says what is seen before and after`() {
    expect(CABasicAnimation().fillMode, equals: CAMediaTimingFillMode.removed)
    expect(seen(.removed), equals: [0.3, 0.5, 0.3])
    expect(seen(.backwards), equals: [0, 0.5, 0.3])
    expect(seen(.forwards), equals: [0.3, 0.5, 1])
    expect(seen(.both), equals: [0, 0.5, 1])
    let modes: [CAMediaTimingFillMode] = [.removed, .forwards, .backwards, .both]
    expect(modes.map(\.rawValue), equals: ["removed", "forwards", "backwards", "both"])
  }

  @Test func `an animation of a property names it, and can be added to its own value`() throws {
    let sized: CAPropertyAnimation = CABasicAnimation(keyPath: "bounds.size.width")
    expect(sized.keyPath == "bounds.size.width" && !sized.isAdditive)
    let moved = CABasicAnimation()
    let property: CAPropertyAnimation = moved
    expect(property.keyPath == nil)
    moved.fromValue = 0
    moved.toValue = 40
    moved.duration = 1
    property.keyPath = "position.x"
    property.isAdditive = true
    let copy = try #require(property.copy() as? CAPropertyAnimation)
    expect(copy !== property && copy.keyPath == "position.x" && copy.isAdditive)
    box.layer.add(property, forKey: "moved")
    stage.wait(0.5)
    expect(isNear(box.layer.presentation()?.position.x, 70))
    property.isAdditive = false
    box.layer.add(property, forKey: "moved")
    stage.wait(0.5)
    expect(isNear(box.layer.presentation()?.position.x, 20))
  }

  /// Returns the positions of the old and the new content halfway through a transition, or `nil` if there is
  /// only one.
  private func middle(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil)
    -> (front: CGPoint, back: CGPoint)?
  {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    box.layer.add(transition, forKey: nil)
    box.backgroundColor = box.backgroundColor == .black ? .red : .black
    stage.wait(0.5)
    defer { stage.settle() }
    guard let parts = node?.children, parts.count == 2 else { return nil }
    func place(_ node: DisplayNode) -> CGPoint {
      CGPoint(x: node.transform.tx.rounded(), y: node.transform.ty.rounded())
    }
    return (place(parts[1]), place(parts[0]))
  }

  @Test func `a transition moves the new picture in, the old one out, both or none`() {
    expect(CATransition().type == CATransitionType.fade && CATransition().subtype == nil)
    let fade = middle(.fade)
    expect(fade?.front == .zero && fade?.back == .zero)
    let push = middle(.push, .fromRight)
    expect(isNear(push?.front.x, 50) && isNear(push?.back.x, -50))
    let moveIn = middle(.moveIn, .fromRight)
    expect(isNear(moveIn?.front.x, 50) && moveIn?.back == .zero)
    // What was there goes off and lays open what is below it.
    let reveal = middle(.reveal, .fromRight)
    expect(isNear(reveal?.front.x, -50) && reveal?.back == .zero)
    let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
    expect(types.map(\.rawValue), equals: ["fade", "moveIn", "push", "reveal"])
  }

  @Test func `the subtype says from which side`() {
    let sides: [(CATransitionSubtype, String, CGPoint)] = [
      (.fromRight, "fromRight", CGPoint(x: 50, y: 0)),
      (.fromLeft, "fromLeft", CGPoint(x: -50, y: 0)),
      (.fromTop, "fromTop", CGPoint(x: 0, y: -50)),
      (.fromBottom, "fromBottom", CGPoint(x: 0, y: 50)),
    ]
    for (subtype, word, place) in sides {
      expect(subtype.rawValue, equals: word)
      let front = middle(.push, subtype)?.front
      expect(isNear(front?.x, place.x) && isNear(front?.y, place.y), "\(word)")
    }
  }

  @Test func `an animator is inactive, active, stopped and inactive again`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.alpha = 0 }
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    var states: [UIViewAnimatingState] = [animator.state]
    animator.startAnimation()
    states.append(animator.state)
    animator.pauseAnimation()
    states.append(animator.state)
    animator.stopAnimation(false)
    states.append(animator.state)
    expect(ends, equals: 0)
    animator.finishAnimation(at: .current)
    states.append(animator.state)
    expect(states == [.inactive, .active, .active, .stopped, .inactive] && ends == 1)
    expect(states.map(\.rawValue), equals: [0, 1, 1, 2, 0])
  }

  @Test func `timing parameters say of what kind their curve is`() {
    let parameters: [any UITimingCurveProvider] = [
      UICubicTimingParameters(animationCurve: .easeIn),
      UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4)),
      UISpringTimingParameters(dampingRatio: 0.5),
    ]
    let kinds: [UITimingCurveType] = parameters.map(\.timingCurveType)
    expect(kinds, equals: [.builtin, .cubic, .spring])
    expect(kinds.map(\.rawValue) == [0, 1, 2] && UITimingCurveType.composed.rawValue == 3)
  }
}
