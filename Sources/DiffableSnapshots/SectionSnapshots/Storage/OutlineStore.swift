// SPDX-License-Identifier: Apache-2.0

/// The items of an outline in order, with the way back from an identifier to its position.
///
/// It trusts its caller, ``SectionSnapshotContents``: positions exist. Copies share structure.
struct OutlineStore<Item: Hashable & Sendable>: Sendable {
  typealias Entry = OutlineEntry<Item>

  private(set) var tree = OutlineTree<Item>()
  /// The label of every item of `tree` and no other.
  private(set) var index = IdentifierIndex<Item, Int>()

  func contains(_ item: Item) -> Bool { index[item] != nil }

  func position(of item: Item) -> Int? { index[item].flatMap { tree.position(ofLabel: $0) } }

  /// The entries in order, less those below the nodes that `skipping` names.
  func entries(
    skipping: (OutlineNode<Item>, OutlineShift) -> Bool = { _, _ in false }
  ) -> [Entry] {
    var entries: [Entry] = []
    tree.root?.forEach(skipping: skipping) { entries.append($0) }
    return entries
  }

  /// The outline of `range`, whose first entry becomes a root that is visible.
  /// - Complexity: O(m) for m entries in the range.
  func part(_ range: Range<Int>) -> OutlineStore {
    var part = OutlineStore()
    if range.isEmpty { return part }
    let first = tree[range.lowerBound]
    part.tree = tree[range]
    part.tree.shift(
      0..<range.count, by: OutlineShift(depth: -first.depth, hidden: -first.hidden))
    part.index.prepare(for: range.count)
    for entry in part.entries() { part.index.update(entry.item, entry.label) }
    return part
  }

  // MARK: Changes

  /// Inserts entries, which are not labelled yet, unless an item of them is there already or given
  /// twice: then nothing changes and the answer is `false`.
  /// - Complexity: O(k log n) for k entries.
  mutating func insertIfNew(_ new: [Entry], at position: Int) -> Bool {
    index.prepare(for: new.count)
    return Self.insertIfNew(new, at: position, in: &tree, and: &index)
  }

  /// Does what ``insertIfNew(_:at:)`` says to the two parts of a store.
  private static func insertIfNew(
    _ new: [Entry], at position: Int, in tree: inout OutlineTree<Item>,
    and index: inout IdentifierIndex<Item, Int>
  ) -> Bool {
    let labels = tree.room(for: new.count, at: position) { index.update($0.item, $0.label) }
    if !index.insertIfNew(new.map(\.item), { labels[$0] }) { return false }
    var labelled = new
    for offset in labelled.indices { labelled[offset].label = labels[offset] }
    tree.insert(labelled, at: position)
    return true
  }

  /// Removes the entries of `range`.
  /// - Complexity: O(m + log n) for m entries.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range.count == tree.count {
      self = OutlineStore()
      return
    }
    index.prepare(for: range.count)
    tree[range].root?.forEach(skipping: { _, _ in false }) { index.update($0.item, nil) }
    tree.remove(range)
  }

  /// Expands or collapses the entry at `position`; answers whether it was not so before.
  /// - Complexity: O(log n).
  @discardableResult
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) -> Bool {
    if tree[position].isExpanded == isExpanded { return false }
    tree.setExpanded(isExpanded, at: position)
    let below = (position + 1)..<tree.subtree(at: position).upperBound
    tree.shift(below, by: OutlineShift(hidden: isExpanded ? -1 : 1))
    return true
  }
}
