// SPDX-License-Identifier: Apache-2.0

/// The items of an outline in order, with an index from identifiers to positions.
///
/// The caller, ``SectionSnapshotContents``, ensures that positions exist. Copies share structure.
struct OutlineStore<Item: Hashable & Sendable>: Sendable {
  private(set) var tree = OutlineTree<Item>()
  /// The label of every item of `tree`, and of no other.
  private(set) var index = IdentifierIndex<Item, Int>()

  func contains(_ item: Item) -> Bool { index[item] != nil }

  func position(of item: Item) -> Int? { index[item].flatMap { tree.root.position(ofLabel: $0) } }

  /// Returns the outline of `range`, whose first item becomes a visible root.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* items in the range.
  func part(_ range: Range<Int>) -> OutlineStore {
    var part = OutlineStore()
    if range.isEmpty { return part }
    part.tree = tree.part(range)
    part.index.prepare(for: range.count)
    part.tree.root.forEachLeaf(skipping: { _ in false }) { leaf, _ in
      for (item, entry) in zip(leaf.items(of: Item.self), leaf.entries) {
        part.index.update(item, entry.label)
      }
    }
    return part
  }

  // MARK: Changes

  /// Inserts items that have no labels yet, unless one of them exists already or occurs twice.
  ///
  /// - Returns: `false` if nothing was inserted.
  /// - Complexity: O(*k* log *n*) for *k* items.
  mutating func insertIfNew(_ new: OutlineBatch<Item>, at position: Int) -> Bool {
    index.prepare(for: new.count)
    return Self.insertIfNew(new, at: position, in: &tree, and: &index)
  }

  /// Performs ``insertIfNew(_:at:)`` on the two parts of a store.
  private static func insertIfNew(
    _ new: OutlineBatch<Item>, at position: Int, in tree: inout OutlineTree<Item>,
    and index: inout IdentifierIndex<Item, Int>
  ) -> Bool {
    let labels = tree.room(for: new.count, at: position) { index.update($0.item, $0.label) }
    if !index.insertIfNew(new.items, { labels[$0] }) { return false }
    var labelled = new
    labelled.label(labels)
    tree.insert(labelled, at: position)
    return true
  }

  /// Removes the items of `range`.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* items.
  mutating func remove(_ range: Range<Int>) {
    if range.isEmpty { return }
    if range.count == tree.count {
      self = OutlineStore()
      return
    }
    index.prepare(for: range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let place = tree.root.place(at: position)
      let end = min(place.leaf.count, place.offset + range.upperBound - position)
      for item in place.leaf.items(of: Item.self)[place.offset..<end] { index.update(item, nil) }
      position += end - place.offset
    }
    tree.remove(range)
  }

  /// Expands or collapses the item at `position`, and returns whether that changed its state.
  ///
  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func setExpanded(_ isExpanded: Bool, at position: Int) -> Bool {
    if tree.entry(at: position).isExpanded == isExpanded { return false }
    let subtree = tree.subtree(at: position)
    tree.setExpanded(isExpanded, at: position)
    tree.add(OutlineShift(hidden: isExpanded ? -1 : 1), to: subtree.dropFirst())
    return true
  }
}
