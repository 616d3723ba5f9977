// SPDX-License-Identifier: Apache-2.0

/// The outline data of an item, in depth-first order.
struct OutlineEntry: Sendable {
  /// A number that increases along the order and identifies the item; see ``LabelledOrder``.
  var label = 0
  private var ancestors: Int32
  private var hiding: Int32
  /// Whether the item is expanded; it may have no children.
  var isExpanded = false

  init(depth: Int = 0, hidden: Int = 0) {
    ancestors = Int32(depth)
    hiding = Int32(hidden)
  }

  /// The number of ancestors.
  var depth: Int { Int(ancestors) }
  /// The number of collapsed ancestors; 0 if the item is visible.
  var hidden: Int { Int(hiding) }

  func shifted(by shift: OutlineShift) -> OutlineEntry {
    var copy = self
    copy.ancestors += Int32(shift.depth)
    copy.hiding += Int32(shift.hidden)
    return copy
  }

  /// The shift that makes a root of another outline a sibling of this item.
  var shiftOfSiblings: OutlineShift { OutlineShift(depth: depth, hidden: hidden) }

  /// The shift that makes a root of another outline a child of this item.
  var shiftOfChildren: OutlineShift {
    OutlineShift(depth: depth + 1, hidden: hidden + (isExpanded ? 0 : 1))
  }
}
