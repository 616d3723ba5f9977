// SPDX-License-Identifier: Apache-2.0

// What a data source asks that UIKit's public API does not answer in one step.

extension NSDiffableDataSourceSectionSnapshot {
  /// The number of items.
  package var numberOfItems: Int { contents.store.tree.count }

  /// The number of visible items.
  package var numberOfVisibleItems: Int { contents.store.tree.visibleCount }

  /// The item that stands at `index` among the visible ones; `nil` when there is none.
  /// - Complexity: O(log n) for n items.
  package func visibleItem(at index: Int) -> ItemIdentifierType? {
    guard index >= 0, index < numberOfVisibleItems else { return nil }
    return contents.store.tree.root?.visibleItem(at: index)
  }

  /// The index of `item` among the visible ones; `nil` when it is hidden or not in the snapshot.
  /// - Complexity: O(log n) for n items.
  package func visibleIndex(of item: ItemIdentifierType) -> Int? {
    guard let position = contents.store.position(of: item),
      contents.store.tree[position].hidden == 0
    else { return nil }
    return contents.store.tree.root?.visible(before: position)
  }

  /// Whether anything stands below `item`; `false` when it is not in the snapshot.
  /// - Complexity: O(log n) for n items.
  package func hasChildren(_ item: ItemIdentifierType) -> Bool {
    contents.store.position(of: item).map { contents.store.tree.subtree(at: $0).count > 1 } ?? false
  }

  /// Whether both hold the same items, below the same parents, in the same order, and expanded alike.
  /// - Complexity: O(n) for n items; O(1) for a copy that was not changed.
  package func hasSameContents(as other: Self) -> Bool {
    if contents.store.tree.root === other.contents.store.tree.root { return true }
    if numberOfItems != other.numberOfItems { return false }
    return zip(contents.store.entries(), other.contents.store.entries()).allSatisfy {
      $0.item == $1.item && $0.depth == $1.depth && $0.isExpanded == $1.isExpanded
    }
  }

  /// How many nodes of the tree are not shared with `other`; for tests.
  /// - Complexity: O(n) for n items.
  package func numberOfNodesNotShared(with other: Self) -> Int {
    var shared: Set<ObjectIdentifier> = []
    _ = other.contents.store.tree.root?.forEach(
      skipping: { node, _ in
        shared.insert(ObjectIdentifier(node))
        return false
      }, { _ in })
    var number = 0
    contents.store.tree.root?.forEach(
      skipping: { node, _ in
        if !shared.contains(ObjectIdentifier(node)) { number += 1 }
        return shared.contains(ObjectIdentifier(node))
      }, { _ in })
    return number
  }

  /// Traps when the parts of the snapshot disagree with each other; for tests, in debug builds.
  /// - Complexity: O(n log n) for n items.
  package func checkInvariants() { contents.checkInvariants() }
}
