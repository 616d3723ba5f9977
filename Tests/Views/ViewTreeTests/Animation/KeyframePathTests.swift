// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionCollectionGeometry
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the paths of keyframe animations, of cumulative repetitions, and of value functions.
@MainActor
struct KeyframePathTests {
  private let stage = Stage.withBox()

  private func isNear(_ value: CGFloat?, _ expected: CGFloat, within: CGFloat = 0.02) -> Bool {
    abs((value ?? .infinity) - expected) <= within
  }

  private func frames(_ values: [Any], _ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.calculationMode = mode
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.duration = 1
    return animation
  }

  private func value(
    _ animation: CAKeyframeAnimation, at share: Double
  ) -> CGFloat? {
    guard case .number(let number) = animation.value(at: share, base: .number(0)) else {
      return nil
    }
    return CGFloat(number)
  }

  @Test func `a paced way has one speed, whatever its times are`() {
    let animation = frames([0, 30, 100], .paced)
    animation.keyTimes = [0, 0.9, 1]
    expect(isNear(value(animation, at: 0.5), 50) && isNear(value(animation, at: 0.15), 15))
    expect(isNear(value(frames([5, 5], .paced), at: 0.5), 5))
  }

  @Test func `a cubic way leads through its values without corners`() {
    let animation = frames([0, 10, 0], .cubic)
    expect(isNear(value(animation, at: 0.5), 10))
    let (before, after) = (value(animation, at: 0.49), value(animation, at: 0.51))
    expect((before ?? 0) > 9.98 && (after ?? 0) > 9.98)
    // Catmull and Rom's through 0, 10, 0: from 10 a second at the start to level.
    expect(isNear(value(animation, at: 0.25), 6.25))
    animation.tensionValues = [1, 1, 1]
    expect(isNear(value(animation, at: 0.25), 5))
    animation.tensionValues = nil
    animation.continuityValues = [-1, -1, -1]
    animation.biasValues = [0, 0, 0]
    expect((value(animation, at: 0.49) ?? 10) < 9.98)
    expect(isNear(value(frames([0, 10, 20], .cubicPaced), at: 0.25), 5))
  }

  @Test func `colours are on curves too, and maps on lines`() {
    let colors = frames([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], .cubic)
    colors.keyPath = "backgroundColor"
    let black = AnimatedValue.color(DisplayColor(red: 0, green: 0, blue: 0))
    guard case .color(let color) = colors.value(at: 0.5, base: black) else {
      Issue.record("no colour")
      return
    }
    expect(abs(color.red - 0.5) < 1e-6)
    let maps = frames([CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)], .cubic)
    guard case .transform(let map) = maps.value(at: 0.5, base: .transform(CATransform3DIdentity))
    else {
      Issue.record("no map")
      return
    }
    expect(isNear(map.m11, 2))
  }

  @Test func `a path's lines take their times, or one speed`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 10)])
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    func place(_ share: Double) -> CGPoint? {
      guard case .point(let point) = animation.value(at: share, base: .point(.zero)) else {
        return nil
      }
      return point
    }
    expect(place(0.5) == CGPoint(x: 90, y: 0) && place(1) == CGPoint(x: 90, y: 10))
    expect(place(0.25), equals: CGPoint(x: 45, y: 0))
    animation.keyTimes = [0, 0.2, 1]
    expect(isNear(place(0.6)?.y, 5))
    animation.calculationMode = .paced
    expect(isNear(place(0.5)?.x, 50))
    animation.calculationMode = .discrete
    animation.keyTimes = nil
    expect(place(0.1) == .zero && place(0.5) == CGPoint(x: 90, y: 0))
  }

  @Test func `a layer turns with the path that it moves along`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 150)])
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    stage.box.layer.add(animation, forKey: "way")
    stage.wait(0.5)
    expect(isNear(stage.node?.transform.b, 1) && isNear(stage.node?.transform.a, 0))
    animation.rotationMode = .rotateAutoReverse
    stage.box.layer.add(animation, forKey: "way")
    stage.wait(0.5)
    expect(isNear(stage.node?.transform.b, -1))
  }

  @Test func `runs of a cumulative animation go on where the one before led`() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = Double.pi / 2
    animation.duration = 1
    animation.repeatCount = 2
    animation.isCumulative = true
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.box.layer.add(animation, forKey: nil)
    stage.wait(1.5)
    expect(isNear(stage.node?.transform.a, CGFloat(cos(0.75 * Double.pi))))
    stage.wait(1)
    expect(isNear(stage.node?.transform.a, -1))
  }

  @Test func `a function makes maps of numbers, of more than half a turn`() throws {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    stage.box.layer.add(animation, forKey: nil)
    stage.wait(0.5)
    expect(isNear(stage.node?.transform.a, -1))
    expect(CAValueFunction(name: CAValueFunctionName(rawValue: "?")) == nil)
    let scale = try #require(CAValueFunction(name: .scale))
    expect(scale.name, equals: .scale)
    expect(
      scale.map(.list([.number(2), .number(3), .number(1)])),
      equals: .transform(CATransform3DMakeScale(2, 3, 1)))
    for name in [CAValueFunctionName.translateX, .translateY, .translateZ, .translate] {
      expect(
        CAValueFunction(name: name)?.map(.number(0)), equals: .transform(CATransform3DIdentity))
    }
    for name in [CAValueFunctionName.scaleX, .scaleY, .scaleZ, .rotateX, .rotateY] {
      let function = try #require(CAValueFunction(name: name))
      expect(function.map(function.neutral), equals: .transform(CATransform3DIdentity))
    }
  }

  @Test func `a copy has all that was said`() throws {
    let animation = frames([0, 1], .cubicPaced)
    animation.rotationMode = .rotateAuto
    animation.tensionValues = [1]
    animation.continuityValues = [0.5]
    animation.biasValues = [0.25]
    animation.isCumulative = true
    animation.valueFunction = CAValueFunction(name: .rotateX)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    expect(copy.calculationMode == .cubicPaced && copy.rotationMode == .rotateAuto)
    expect(CAAnimationRotationMode(rawValue: "auto"), equals: .rotateAuto)
    expect(
      copy.tensionValues == [1] && copy.continuityValues == [0.5] && copy.biasValues == [0.25])
    expect(copy.isCumulative && copy.valueFunction?.name == .rotateX)
    expect(copy.preferredFrameRateRange.maximum, equals: 60)
  }

  @Test func `a transaction's values have names`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(
      CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
    let block: () -> Void = { isDone = true }
    CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
    CATransaction.setValue("mine", forKey: "word")
    expect(CATransaction.animationDuration() == 2.5 && CATransaction.disableActions())
    expect(CATransaction.animationTimingFunction() != nil)
    expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, equals: 2.5)
    expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool, equals: true)
    CATransaction.begin()
    expect(CATransaction.value(forKey: "word") as? String, equals: "mine")
    CATransaction.commit()
    expect(CATransaction.completionBlock() != nil && !isDone)
    CATransaction.commit()
    expect(CATransaction.value(forKey: "word") == nil)
  }
}
