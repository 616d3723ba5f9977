// SPDX-License-Identifier: Apache-2.0

/// What an outline knows of an item besides the item itself, in the order of depth first.
struct OutlineEntry: Sendable {
  /// A number that grows along the order and finds the item again; see ``LabelledOrder``.
  var label = 0
  private var ancestors: Int32
  private var hiding: Int32
  /// Whether the item shows its children, of which it may have none.
  var isExpanded = false

  init(depth: Int = 0, hidden: Int = 0) {
    ancestors = Int32(depth)
    hiding = Int32(hidden)
  }

  /// The number of ancestors.
  var depth: Int { Int(ancestors) }
  /// The number of ancestors that do not show their children; 0: the item is visible.
  var hidden: Int { Int(hiding) }

  func shifted(by shift: OutlineShift) -> OutlineEntry {
    var copy = self
    copy.ancestors += Int32(shift.depth)
    copy.hiding += Int32(shift.hidden)
    return copy
  }

  /// What is added to a root of another outline to make it a sibling of this item.
  var shiftOfSiblings: OutlineShift { OutlineShift(depth: depth, hidden: hidden) }

  /// What is added to a root of another outline to make it a child of this item.
  var shiftOfChildren: OutlineShift {
    OutlineShift(depth: depth + 1, hidden: hidden + (isExpanded ? 0 : 1))
  }
}
