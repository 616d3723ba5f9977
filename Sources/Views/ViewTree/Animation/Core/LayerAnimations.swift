// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pending and running animations of one layer, in the order of their creation.
@MainActor
final class LayerAnimations {
  /// The animator that ticks the animations; deallocated with its surface.
  weak var animator: LayerAnimator?
  private(set) var all: [LayerAnimation] = []

  init(_ animator: LayerAnimator) {
    self.animator = animator
  }

  /// Whether the animations block touches on the layer's view.
  var blocksInteraction: Bool { all.contains { !$0.block.allowsInteraction } }

  /// Whether all animations are paused.
  var areHeld: Bool { all.allSatisfy { $0.block.pace?.isHeld ?? false } }

  func append(_ animation: LayerAnimation) { all.append(animation) }

  /// Translates the animations of `property`, together with their coordinate space.
  func move(_ property: LayerProperty, by way: CGPoint) {
    for animation in all where animation.property == property { animation.move(by: way) }
  }

  /// Returns the displayed values of the layer; `ownTime` converts the host's time to the layer's, in
  /// seconds.
  func applied(
    to values: LayerValues, ownTime: (TimeInterval) -> TimeInterval
  ) -> LayerValues {
    guard let time = animator?.now else { return values }
    let now = ownTime(time)
    var values = values
    var replaced: Set<LayerProperty> = []
    for animation in all where !animation.isCovered {
      animation.apply(
        to: &values, at: now, isFirst: !replaced.contains(animation.property))
      if !animation.isAdditive { replaced.insert(animation.property) }
    }
    return values
  }

  /// Removes the animations that have ended at `time`, and returns them.
  func removeEnded(at time: TimeInterval) -> [LayerAnimation] {
    let ended = all.enumerated().filter { $0.element.isOver(at: time) }
    for (index, animation) in ended where !animation.isAdditive {
      for earlier in all[..<index]
      where !earlier.isAdditive && earlier.property == animation.property {
        earlier.isCovered = true
      }
    }
    all.removeAll { $0.isOver(at: time) }
    return ended.map(\.element)
  }

  /// Removes the animations of `property`, or all of them for `nil`, and returns them.
  func remove(_ property: LayerProperty? = nil) -> [LayerAnimation] {
    let removed = all.filter { property == nil || $0.property == property }
    all.removeAll { property == nil || $0.property == property }
    return removed
  }
}
