// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The geometry of one group: its items that are present, relative to the group's outer corner.
///
/// Frames are not rounded yet.
struct SolvedGroup: Sendable {
  struct Leaf: Sendable {
    /// The cell's frame, inside the item's insets.
    var frame: CGRect
    var zIndex = 0
    var selfSizesWidth = false
    var selfSizesHeight = false

    /// Whether a length of the cell is estimated.
    var sizesItself: Bool { selfSizesWidth || selfSizesHeight }
  }

  struct Supplementary: Sendable {
    var kind: String
    var frame: CGRect
    var zIndex: Int
  }

  /// The outer size, trimmed along the section's run if items are missing.
  var size: CGSize
  /// The cells, in item order.
  var leaves: [Leaf]
  /// The badges of items and groups: those of each item, then those of each group after its items.
  var supplementaries: [Supplementary]
  /// The number of items in a full group.
  var capacity: Int
  /// The furthest end of group and cells across the section's run.
  var reachAcross: CGFloat
}
