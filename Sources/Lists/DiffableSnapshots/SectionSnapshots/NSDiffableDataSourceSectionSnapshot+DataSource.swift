// SPDX-License-Identifier: Apache-2.0

import MullionContracts

// What a data source asks that UIKit's public API does not answer in one step.

extension NSDiffableDataSourceSectionSnapshot {
  /// The number of items.
  package var numberOfItems: Int { contents.store.tree.count }

  /// The number of visible items.
  package var numberOfVisibleItems: Int { contents.store.tree.visibleCount }

  /// The item that stands at `index` among the visible ones; `nil` when there is none.
  /// - Complexity: O(log n) for n items.
  package func visibleItem(at index: Int) -> ItemIdentifierType? {
    if index < 0 { return nil }
    let tree = contents.store.tree
    return tree.root.position(ofVisible: index).map { tree.item(at: $0) }
  }

  /// Whether both hold the same items, below the same parents, in the same order, and expanded alike.
  /// - Complexity: O(n) for n items; O(1) for a copy that was not changed.
  package func hasSameContents(as other: Self) -> Bool {
    let tree = contents.store.tree
    let otherTree = other.contents.store.tree
    if tree.root === otherTree.root { return true }
    return tree.count == otherTree.count
      && OutlineBatch(tree).isSameOutline(as: OutlineBatch(otherTree))
  }

  /// How many nodes of the tree are not shared with `other`; for tests.
  /// - Complexity: O(n) for n items.
  package func numberOfNodesNotShared(with other: Self) -> Int {
    var shared: Set<ObjectIdentifier> = []
    func note(_ node: OutlineNode) {
      shared.insert(ObjectIdentifier(node))
      node.children.forEach(note)
    }
    func count(_ node: OutlineNode) -> Int {
      if shared.contains(ObjectIdentifier(node)) { return 0 }
      return node.children.reduce(1) { $0 + count($1) }
    }
    note(other.contents.store.tree.root)
    return count(contents.store.tree.root)
  }

  /// What the parts of the snapshot disagree about, in debug builds; `nil` when nothing is wrong.
  /// - Complexity: O(n log n) for n items.
  package var brokenInvariant: String? { contents.store.brokenInvariant }

  /// Traps when the parts of the snapshot disagree with each other; for tests, in debug builds.
  /// - Complexity: O(n log n) for n items.
  package func checkInvariants() {
    if let broken = brokenInvariant { contractBroken("\(broken) Please report this.") }
  }
}
