// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One property of one layer on its way from a value to another.
@MainActor
final class LayerAnimation {
  let property: LayerProperty
  private(set) var from: AnimatedValue
  private(set) var to: AnimatedValue
  let timing: AnimationTiming
  /// Whether the way is added to the layer's own value, so that ways of several animations add up.
  let isAdditive: Bool
  /// The block that made the change; told when the animation ends.
  let block: AnimationBlock
  /// Whether a later animation of the property, over by now, took its place.
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

  /// Takes the way elsewhere, with the coordinates that it is in.
  func move(by way: CGPoint) { (from, to) = (from.moved(by: way), to.moved(by: way)) }

  /// Whether the animation is over at `time`.
  func isOver(at time: TimeInterval) -> Bool { block.pace?.isDone ?? (timing.end <= time) }

  /// Changes `values` to what is painted at `time`.
  ///
  /// `isFirst` says that no animation of the property that replaces values came before; such a one
  /// holds its start until it begins.
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
