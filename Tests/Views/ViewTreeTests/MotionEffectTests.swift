// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionViewTree
import Testing

@MainActor
struct MotionEffectTests {
  private func tilt(_ type: UIInterpolatingMotionEffect.EffectType) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: type)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    return effect
  }

  @Test func `a property goes from one value to the other with the way of tilting`() {
    let effect = tilt(.tiltAlongHorizontalAxis)
    let values = [-2, -1, 0, 1].map { offset in
      effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: offset, vertical: 0.5))?["center.x"] as? CGFloat
    }
    expect(values, equals: [-10, -10, 10, 30])
    effect.maximumRelativeValue = nil
    expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `an effect of its own changes nothing`() {
    expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
  }

  @Test func `effects of a group add up`() {
    let group = UIMotionEffectGroup()
    expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    group.motionEffects = [tilt(.tiltAlongHorizontalAxis), tilt(.tiltAlongVerticalAxis)]
    let values = group.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: -1))
    expect(values?["center.x"] as? CGFloat, equals: 20)
  }

  @Test func `a view keeps each effect once, and stays where it is`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let effect = tilt(.tiltAlongHorizontalAxis)
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    expect(view.motionEffects, equals: [effect])
    expect(view.center, equals: CGPoint(x: 5, y: 5))
    view.removeMotionEffect(effect)
    expect(view.motionEffects.isEmpty)
  }
}
