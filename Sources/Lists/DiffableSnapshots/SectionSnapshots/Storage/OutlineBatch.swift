// SPDX-License-Identifier: Apache-2.0

/// Items side by side with what the outline knows of each, to be inserted or to be read.
struct OutlineBatch<Item: Hashable & Sendable> {
  private(set) var items: [Item]
  private(set) var entries: [OutlineEntry]

  /// Collapsed roots.
  init(roots items: [Item]) {
    self.items = items
    entries = Array(repeating: OutlineEntry(), count: items.count)
  }

  /// A whole outline.
  init(_ tree: OutlineTree<Item>) {
    items = tree.items
    entries = []
    entries.reserveCapacity(items.count)
    tree.root.forEachLeaf(skipping: { _ in false }) { leaf, shift in
      entries += leaf.entries.shifted(by: shift)
    }
  }

  var isEmpty: Bool { items.isEmpty }
  var count: Int { items.count }

  /// Whether both hold the same items, below the same parents, and expanded alike.
  func isSameOutline(as other: OutlineBatch) -> Bool {
    items == other.items
      && zip(entries, other.entries).allSatisfy {
        $0.depth == $1.depth && $0.isExpanded == $1.isExpanded
      }
  }

  func shifted(by shift: OutlineShift) -> OutlineBatch {
    var copy = self
    copy.entries = entries.shifted(by: shift)
    return copy
  }

  /// Gives the entries their labels.
  mutating func label(_ labels: FreeLabels) {
    for offset in entries.indices { entries[offset].label = labels[offset] }
  }
}
