// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animation of one property of one layer from a value to another.
@MainActor
final class LayerAnimation {
  let property: LayerProperty
  private(set) var from: AnimatedValue
  private(set) var to: AnimatedValue
  let timing: AnimationTiming
  /// Whether the difference is added to the layer's own value, so that several animations add up.
  let isAdditive: Bool
  /// The block that made the change, notified when the animation ends.
  let block: AnimationBlock
  /// Whether a later animation of the property, which has ended, replaced it.
  var isCovered = false

  init(
    _ property: LayerProperty, from: AnimatedValue, to: AnimatedValue, timing: AnimationTiming,
    isAdditive: Bool, block: AnimationBlock
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.timing = timing
    self.isAdditive = isAdditive
    self.block = block
  }

  /// Translates the values, together with their coordinate space.
  func move(by way: CGPoint) { (from, to) = (from.moved(by: way), to.moved(by: way)) }

  /// Returns whether the animation has ended at `time`.
  func isOver(at time: TimeInterval) -> Bool { block.pace?.isDone ?? (timing.end <= time) }

  /// Applies the displayed value at `time` to `values`.
  ///
  /// `isFirst` is `true` if no replacing animation of the property precedes it; such an animation holds its
  /// start value until it begins.
  func apply(to values: inout LayerValues, at time: TimeInterval, isFirst: Bool) {
    guard !isCovered else { return }
    let time = block.pace?.elapsed(at: time) ?? time
    let share = timing.progress(at: time)
    if isAdditive {
      let present = property.value(in: values)
      property.set(present.adding(1 - share, ofWayFrom: to, to: from), in: &values)
    } else if isFirst || timing.hasBegun(at: time) {
      property.set(from.mixed(with: to, at: share), in: &values)
    }
  }
}
