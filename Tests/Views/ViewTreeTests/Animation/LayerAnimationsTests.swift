// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import RandomTesting
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of several animations of one layer: the last one that replaces the value, plus the additive ones.
@MainActor
struct LayerAnimationsTests {
  /// A linear animation of a number.
  private struct Way {
    var from: Double
    var to: Double
    var begin: Double
    var end: Double
    var isAdditive: Bool
    var isCovered = false

    func place(at time: Double) -> Double {
      from + (to - from) * max(0, min(1, (time - begin) / (end - begin)))
    }
  }

  @Test(arguments: 0..<30)
  func `a value is the last way that began, with all ways on top that add up`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    let view = UIView()
    stage.root.addSubview(view)
    stage.frame()
    let animations = LayerAnimations(stage.surface.animator)
    let block = AnimationBlock(AnimationBlock.Manner(duration: 1, allowsInteraction: true))
    var model: [Way] = []
    for step in 0..<40 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        let begin = stage.time + Double.random(in: -0.2...0.3, using: &random)
        let way = Way(
          from: .random(in: 0...50, using: &random), to: .random(in: 0...50, using: &random),
          begin: begin, end: begin + .random(in: 0.1...1, using: &random),
          isAdditive: .random(using: &random))
        model.append(way)
        animations.append(
          LayerAnimation(
            .zPosition, from: .number(way.from), to: .number(way.to),
            timing: AnimationTiming(
              begin: begin, duration: way.end - begin, curve: .cubic(.linear)),
            isAdditive: way.isAdditive, block: block))
      }
      stage.frame(after: .random(in: 0.01...0.3, using: &random))
      let time = stage.time
      let ended = animations.removeEnded(at: time)
      for (index, way) in model.enumerated() where !way.isAdditive && way.end <= time {
        for earlier in model[..<index].indices where !model[earlier].isAdditive {
          model[earlier].isCovered = true
        }
      }
      expect(ended.count, equals: model.filter { $0.end <= time }.count)
      model.removeAll { $0.end <= time }
      var (wanted, isReplaced) = (7.0, false)
      for way in model where !way.isCovered {
        if way.isAdditive {
          wanted += way.place(at: time) - way.to
        } else if !isReplaced || time >= way.begin {
          wanted = way.place(at: time)
          isReplaced = true
        }
      }
      view.layer.zPosition = 7
      let values = animations.applied(to: LayerValues(view.layer)) { $0 }
      expect(abs(values.zPosition - wanted) < 1e-6, "step \(step)")
      expect(animations.all.count == model.count && !animations.blocksInteraction)
    }
  }

  @Test func `animations are taken out by their property`() {
    let stage = Stage()
    let animations = LayerAnimations(stage.surface.animator)
    let block = AnimationBlock(AnimationBlock.Manner(duration: 1))
    let properties: [LayerProperty] = [.opacity, .zPosition, .opacity, .cornerRadius]
    for property in properties {
      animations.append(
        LayerAnimation(
          property, from: .number(0), to: .number(1),
          timing: AnimationTiming(begin: 0, duration: 1, curve: .cubic(.linear)),
          isAdditive: false, block: block))
    }
    expect(animations.blocksInteraction && !animations.areHeld)
    expect(animations.remove(.opacity).map(\.property), equals: [.opacity, .opacity])
    expect(animations.all.map(\.property), equals: [.zPosition, .cornerRadius])
    expect(animations.remove().count == 2 && animations.all.isEmpty)
  }
}
