// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// Whether `item` is expanded, with children or without.
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log n) for n items.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    required { () throws(SnapshotError) in try attemptIsExpanded(item) }
  }

  /// Whether all ancestors of `item` are expanded.
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log n) for n items, however deep the item stands.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    required { () throws(SnapshotError) in try attemptIsVisible(item) }
  }

  /// Whether `item` is in the snapshot, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { contents.store.contains(item) }

  /// The number of ancestors of `item`; 0 for a root.
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log n) for n items, however deep the item stands.
  public func level(of item: ItemIdentifierType) -> Int {
    required { () throws(SnapshotError) in try attemptLevel(of: item) }
  }

  /// The index of `item` in ``items``; `nil` when it is not in the snapshot.
  /// - Complexity: O(log n) for n items.
  public func index(of item: ItemIdentifierType) -> Int? { contents.store.position(of: item) }

  /// The item that `child` stands below; `nil` for a root.
  /// - Precondition: `child` is in the snapshot.
  /// - Complexity: O(log n) for n items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    required { () throws(SnapshotError) in try attemptParent(of: child) }
  }

  /// What is below `parent` as an outline of its own, with `parent` as its root or with the children as
  /// its roots; what is expanded stays so.
  /// - Precondition: `parent` is in the snapshot.
  /// - Complexity: O(m + log n) for m items below `parent` and n in the snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    required { () throws(SnapshotError) in
      try part(of: parent, includingParent: includingParent)
    }
  }

  /// The outline as text: a line for each item, two spaces further in for each level, `+` when it is
  /// expanded and `-` when not, then `*` when it is visible.
  ///
  /// Differs from UIKit: the address in the first line is that of what the value shares with its
  /// copies; it changes with the contents.
  /// - Complexity: O(n) for n items and the spaces in front of them.
  public func visualDescription() -> String {
    let address = UInt(bitPattern: ObjectIdentifier(contents.store.tree.root))
    let batch = OutlineBatch(contents.store.tree)
    let lines = zip(batch.items, batch.entries).map { item, entry in
      let indent = String(repeating: "  ", count: entry.depth)
      return "\(indent)\(entry.isExpanded ? "+" : "-")\(entry.hidden == 0 ? "*" : " ")\(item)"
    }
    let title = "<NSDiffableDataSourceSectionSnapshot: 0x\(String(address, radix: 16))"
    return ([title] + lines + [">"]).joined(separator: "\n")
  }
}
