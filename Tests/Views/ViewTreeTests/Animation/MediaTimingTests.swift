// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing
import ViewStage

/// Tests of the timing of animations that are added to layers, and of the values in between.
@MainActor
@Suite("Media timing")
struct MediaTimingTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.root.addSubview(box)
    stage.surface.frame(at: 0)
    _ = stage.surface.displayTree()
  }

  private var opacity: Float { box.layer.presentation()?.opacity ?? .nan }

  private func keyframes(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 0.5, 1]
    animation.duration = 1
    animation.calculationMode = mode
    return animation
  }

  /// Returns `timing` with changed timing properties, for any conforming type.
  private func slow<Timing: CAMediaTiming>(_ timing: Timing) -> Timing {
    var timing = timing
    timing.speed = 0.5
    timing.repeatCount = 2
    timing.autoreverses = true
    return timing
  }

  @Test func `values are on lines between keyframes, or jump from one to the next`() {
    box.layer.add(keyframes(.linear), forKey: "key")
    stage.wait(0.25)
    expect(abs(opacity - 0.25) < 0.02)
    box.layer.add(keyframes(.discrete), forKey: "key")
    stage.wait(0.25)
    expect(opacity, equals: 0)
    stage.wait(0.25)
    expect(opacity, equals: 0.5)
  }

  @Test func `slower time, runs again and runs backwards make an animation longer`() {
    box.layer.add(slow(keyframes(.linear)), forKey: "key")
    stage.wait(1)
    expect(abs(opacity - 0.5) < 0.02)
    stage.wait(2)
    expect(abs(opacity - 0.5) < 0.02)
    stage.wait(4.5)
    expect(box.layer.animationKeys(), equals: ["key"])
    stage.wait(0.6)
    expect(box.layer.animationKeys() == nil)
  }

  @Test func `an animation begins where its offset says`() {
    let animation = keyframes(.linear)
    animation.timeOffset = 0.5
    box.layer.add(animation, forKey: "key")
    stage.wait(0.25)
    expect(abs(opacity - 0.75) < 0.02)
  }
}
