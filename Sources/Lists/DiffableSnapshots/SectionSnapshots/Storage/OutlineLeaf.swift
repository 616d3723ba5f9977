// SPDX-License-Identifier: Apache-2.0

/// A leaf of an ``OutlineTree``: entries with their items.
///
/// Entries to insert form a leaf of any length.
final class OutlineLeaf<Item: Hashable & Sendable>: OutlineNode, @unchecked Sendable {
  /// The items of `entries`.
  private(set) var items: [Item]

  init(_ items: [Item], _ entries: [OutlineEntry], shift: OutlineShift = OutlineShift()) {
    self.items = items
    super.init(children: [], entries: entries, shift: shift)
  }

  override func copy() -> OutlineNode { OutlineLeaf(items, entries, shift: shift) }

  override func insertItems(of other: OutlineNode, at position: Int) {
    items.insert(contentsOf: unsafeDowncast(other, to: Self.self).items, at: position)
  }

  override func removeItems(_ range: Range<Int>) { items.removeSubrange(range) }

  override func part(_ range: Range<Int>) -> OutlineNode {
    OutlineLeaf(Array(items[range]), Array(entries[range]), shift: shift)
  }
}
