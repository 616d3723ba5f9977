// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animations of one layer that are under way or wait to begin, in the order they were made.
@MainActor
final class LayerAnimations {
  /// Ticks the animations; it may be gone before them, with its surface.
  weak var animator: LayerAnimator?
  private(set) var all: [LayerAnimation] = []

  init(_ animator: LayerAnimator) {
    self.animator = animator
  }

  /// Whether people cannot point at the layer's view meanwhile.
  var blocksInteraction: Bool { all.contains { !$0.block.allowsInteraction } }

  /// Whether nothing moves until somebody says so.
  var areHeld: Bool { all.allSatisfy { $0.block.pace?.isHeld ?? false } }

  func append(_ animation: LayerAnimation) { all.append(animation) }

  /// Takes the ways of `property` elsewhere, with the coordinates that they are in.
  func move(_ property: LayerProperty, by way: CGPoint) {
    for animation in all where animation.property == property { animation.move(by: way) }
  }

  /// Returns the values of the layer as they are painted now; `ownTime` converts the host's time to
  /// the layer's, in seconds.
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

  /// Takes out the animations that are over at `time`, and answers them.
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

  /// Takes out the animations of `property`; nil: all of them.
  func remove(_ property: LayerProperty? = nil) -> [LayerAnimation] {
    let removed = all.filter { property == nil || $0.property == property }
    all.removeAll { property == nil || $0.property == property }
    return removed
  }
}
