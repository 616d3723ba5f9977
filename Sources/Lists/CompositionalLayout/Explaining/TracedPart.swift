// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A traced part of a group's tree, relative to its own outer corner.
struct TracedPart {
  /// A badge of an item or a group: its kind and its rectangle.
  struct Badge {
    var kind: String
    var rect: TermedRect
  }

  /// The slot: the terms of its lengths, without a position.
  var slot: TermedRect
  var size: CGSize
  /// The length along the section's run without missing items.
  var trimmed: CGFloat
  var capacity = 0
  var filled = 0
  /// The cells, in item order.
  var leaves: [TermedRect] = []
  /// The badges: those of each item, then those of each group after its items.
  var badges: [Badge] = []

  /// Adds a part's cells and badges, moved to `corner`, and its item counts.
  mutating func adopt(_ child: TracedPart, at corner: TermedRect) {
    leaves += child.leaves.map { $0.moved(by: corner) }
    badges += child.badges.map { Badge(kind: $0.kind, rect: $0.rect.moved(by: corner)) }
    capacity += child.capacity
    filled += child.filled
  }
}
