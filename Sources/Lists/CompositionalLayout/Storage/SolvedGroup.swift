// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The geometry of one group: its items that are present, relative to the group's outer corner.
///
/// Nothing is rounded yet.
struct SolvedGroup: Sendable {
  struct Leaf: Sendable {
    /// The cell's frame, the item's insets taken off.
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

  /// The outer size; along the section's run it is trimmed when items are missing.
  var size: CGSize
  /// The cells, in item order.
  var leaves: [Leaf]
  /// The badges of items and groups: each item's, then each group's after its items.
  var supplementaries: [Supplementary]
  /// How many items a full group takes.
  var capacity: Int
  /// The furthest end of group and cells across the section's run.
  var reachAcross: CGFloat
}
