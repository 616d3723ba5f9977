// SPDX-License-Identifier: Apache-2.0

import MullionContracts

// Queries of data sources that UIKit's public API does not answer in one step.

extension NSDiffableDataSourceSectionSnapshot {
  /// The number of items.
  package var numberOfItems: Int { contents.store.tree.count }

  /// The number of visible items.
  package var numberOfVisibleItems: Int { contents.store.tree.visibleCount }

  /// Returns the item at `index` among the visible ones; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func visibleItem(at index: Int) -> ItemIdentifierType? {
    if index < 0 { return nil }
    let tree = contents.store.tree
    return tree.root.position(ofVisible: index).map { tree.item(at: $0) }
  }

  /// Returns whether both contain the same items with the same parents, order and expansion.
  ///
  /// - Complexity: O(*n*) for *n* items; O(1) for an unchanged copy.
  package func hasSameContents(as other: Self) -> Bool {
    let tree = contents.store.tree
    let otherTree = other.contents.store.tree
    if tree.root === otherTree.root { return true }
    return tree.count == otherTree.count
      && OutlineBatch(tree).isSameOutline(as: OutlineBatch(otherTree))
  }

  /// Returns the number of nodes of the tree that are not shared with `other`; for tests.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package func numberOfNodesNotShared(with other: Self) -> Int {
    var shared: Set<ObjectIdentifier> = []
    func record(_ node: OutlineNode) {
      shared.insert(ObjectIdentifier(node))
      node.children.forEach(record)
    }
    func count(_ node: OutlineNode) -> Int {
      if shared.contains(ObjectIdentifier(node)) { return 0 }
      return node.children.reduce(1) { $0 + count($1) }
    }
    record(other.contents.store.tree.root)
    return count(contents.store.tree.root)
  }

  /// The first violated invariant of the snapshot; `nil` if there is none, and always if INTERNAL_CHECKS is
  /// off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  package var brokenInvariant: String? { contents.store.brokenInvariant }

  /// Traps if an invariant of the snapshot is violated; a no-op if INTERNAL_CHECKS is off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  package func checkInvariants() {
    if let broken = brokenInvariant { contractBroken("\(broken) Please report this.") }
  }
}
