// SPDX-License-Identifier: Apache-2.0

/// An item of an outline, as it stands in the order of depth first.
struct OutlineEntry<Item: Hashable & Sendable>: LabelledElement, Sendable {
  let item: Item
  var label = 0
  /// Whether the item shows its children, of which it may have none.
  var isExpanded = false
  /// The number of ancestors.
  var depth: Int
  /// The number of ancestors that do not show their children; 0: the item is visible.
  var hidden: Int

  init(item: Item, depth: Int, hidden: Int) {
    self.item = item
    self.depth = depth
    self.hidden = hidden
  }

  func shifted(by shift: OutlineShift) -> OutlineEntry {
    var copy = self
    copy.depth += shift.depth
    copy.hidden += shift.hidden
    return copy
  }
}
