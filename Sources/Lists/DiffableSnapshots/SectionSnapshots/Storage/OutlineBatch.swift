// SPDX-License-Identifier: Apache-2.0

/// Consecutive items with their outline entries, to be inserted or read.
struct OutlineBatch<Item: Hashable & Sendable> {
  private(set) var items: [Item]
  private(set) var entries: [OutlineEntry]

  /// Creates a batch of collapsed roots.
  init(roots items: [Item]) {
    self.items = items
    entries = Array(repeating: OutlineEntry(), count: items.count)
  }

  /// Creates a batch of a whole outline.
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

  /// Returns whether both contain the same items with the same parents and expansion.
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

  /// Sets the labels of the entries.
  mutating func label(_ labels: FreeLabels) {
    for offset in entries.indices { entries[offset].label = labels[offset] }
  }
}
