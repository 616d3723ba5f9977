// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of animation options: the curve, the repetitions, and the values inherited from the enclosing
/// animation.
@MainActor
@Suite("Options of animations")
struct AnimationOptionTests {
  private let stage = Stage.withBox()
  private var box: UIView { stage.box }
  private var node: DisplayNode? { stage.node }
  private var x: CGFloat { stage.x }

  private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
    abs(value - expected) < 0.1
  }

  /// Returns the position of the box after a quarter of an animation from 0 to 100.
  private func quarter(_ options: UIView.AnimationOptions) -> CGFloat {
    box.frame.origin.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: options) { box.frame.origin.x = 100 }
    stage.wait(0.25)
    defer { stage.settle() }
    return x
  }

  @Test func `the four curves are different ways, and without one it is an S`() {
    expect(isNear(quarter(.curveLinear), 25))
    expect(isNear(quarter(.curveEaseInOut), 12.91))
    expect(isNear(quarter([]), 12.91))
    // (0.42, 0) and (1, 1); turned round it is the curve that slows down.
    expect(isNear(quarter(.curveEaseIn), 9.35))
    expect(isNear(quarter(.curveEaseOut), 37.77))
  }

  @Test func `an animator's curve is the one of that name`() {
    let curves: [(UIView.AnimationCurve, CGFloat)] = [
      (.easeInOut, 12.91), (.easeIn, 9.35), (.easeOut, 37.77), (.linear, 25),
    ]
    expect(curves.map(\.0.rawValue), equals: [0, 1, 2, 3])
    for (curve, expected) in curves {
      box.frame.origin.x = 0
      UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.frame.origin.x = 100 }
        .startAnimation()
      stage.wait(0.25)
      expect(isNear(x, expected), "\(curve)")
      stage.settle()
    }
  }

  @Test func `the bits are UIKit's, and curves and transitions are numbers in them`() {
    let single: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    expect(single.map(\.rawValue), equals: (0..<10).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    expect(curves.map { $0.rawValue >> 16 }, equals: [0, 1, 2, 3])
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCrossDissolve,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    expect(transitions.map { $0.rawValue >> 20 }, equals: [1, 2, 5, 6, 7])
  }

  @Test func `a run that turns round goes back, and one that repeats goes on without end`() {
    UIView.animate(
      withDuration: 1, delay: 0,
      options: [UIView.AnimationOptions.repeat, .autoreverse, .curveLinear]
    ) { box.frame.origin.x = 100 }
    stage.wait(1.25)
    expect(isNear(x, 75))
    stage.wait(1)
    expect(isNear(x, 25))
    stage.wait(20)
    expect(isNear(x, 25))
    box.layer.removeAllAnimations()
  }

  @Test func `an animation inside another takes its time and curve, unless it overrides them`() {
    func halfWay(_ options: UIView.AnimationOptions) -> CGFloat {
      box.frame.origin.x = 0
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { box.frame.origin.x = 100 }
      }
      stage.wait(0.5)
      defer { stage.settle() }
      return x
    }
    expect(isNear(halfWay(.curveEaseIn), 25))
    expect(isNear(halfWay([.curveEaseIn, .overrideInheritedDuration]), 50))
    let own: UIView.AnimationOptions = [
      .curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve,
    ]
    expect(isNear(halfWay(own), 31.53))
  }

  @Test func `a view that moves takes no touches, unless that is allowed`() {
    func isHit(_ options: UIView.AnimationOptions) -> Bool {
      UIView.animate(withDuration: 1, delay: 0, options: options) { box.alpha = 0.5 }
      defer {
        stage.settle()
        box.alpha = 1
      }
      return stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === box
    }
    expect(!isHit([]))
    expect(isHit(.allowUserInteraction))
  }

  @Test func `a transition dissolves, or turns the view around one of two axes`() {
    func half(_ options: UIView.AnimationOptions) -> DisplayNode? {
      UIView.transition(
        with: box, duration: 1, options: [options, .curveLinear],
        animations: { box.backgroundColor = .red })
      stage.wait(0.25)
      defer {
        stage.settle()
        box.backgroundColor = .black
        _ = stage.surface.displayTree()
      }
      return node
    }
    expect(half(.transitionCrossDissolve)?.children.count, equals: 2)
    for options in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight] {
      let side = half(options)?.children.first?.transform
      expect(isNear(side?.a ?? 0, 0.707) && side?.d == 1)
    }
    for options in [UIView.AnimationOptions.transitionFlipFromTop, .transitionFlipFromBottom] {
      let side = half(options)?.children.first?.transform
      expect(isNear(side?.d ?? 0, 0.707) && side?.a == 1)
    }
    expect(half([])?.children.isEmpty, equals: true)
  }

  @Test func `steps run one after the other, or jump when their time has come`() {
    func quarter(_ options: UIView.KeyframeAnimationOptions) -> CGFloat {
      box.frame.origin.x = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          box.frame.origin.x = 40
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          box.frame.origin.x = 100
        }
      }
      stage.wait(0.75)
      defer { stage.settle() }
      return x
    }
    let linear: UIView.KeyframeAnimationOptions = .calculationModeLinear
    expect(linear.isEmpty)
    expect(UIView.KeyframeAnimationOptions.calculationModeDiscrete.rawValue, equals: 1 << 10)
    let between = quarter(linear)
    expect(between > 45 && between < 95)
    expect(isNear(quarter(.calculationModeDiscrete), 100))
  }

  @Test func `keyframes repeat and turn round as other animations do`() {
    let options: UIView.KeyframeAnimationOptions = [.repeat, .autoreverse]
    expect(options.rawValue, equals: UIView.AnimationOptions([.repeat, .autoreverse]).rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      box.frame.origin.x = 100
    }
    stage.wait(12)
    expect(isNear(x, 0))
    stage.wait(1)
    expect(isNear(x, 100))
    box.layer.removeAllAnimations()
  }
}
