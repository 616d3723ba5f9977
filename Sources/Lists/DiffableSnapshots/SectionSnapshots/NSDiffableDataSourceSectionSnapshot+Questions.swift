// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns whether `item` is expanded, with or without children.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log *n*) for *n* items.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    required { () throws(SnapshotError) in try attemptIsExpanded(item) }
  }

  /// Returns whether all ancestors of `item` are expanded.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log *n*) for *n* items, regardless of the item's level.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    required { () throws(SnapshotError) in try attemptIsVisible(item) }
  }

  /// Returns whether `item` is in the snapshot, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { contents.store.contains(item) }

  /// Returns the number of ancestors of `item`; 0 for a root.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log *n*) for *n* items, regardless of the item's level.
  public func level(of item: ItemIdentifierType) -> Int {
    required { () throws(SnapshotError) in try attemptLevel(of: item) }
  }

  /// Returns the index of `item` in ``items``; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  public func index(of item: ItemIdentifierType) -> Int? { contents.store.position(of: item) }

  /// Returns the parent of `child`; `nil` for a root.
  ///
  /// - Precondition: `child` is in the snapshot.
  /// - Complexity: O(log *n*) for *n* items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    required { () throws(SnapshotError) in try attemptParent(of: child) }
  }

  /// Returns the descendants of `parent` as a separate outline.
  ///
  /// Its root is `parent` if `includingParent` is `true`, otherwise its roots are the children. Expanded
  /// items stay expanded.
  ///
  /// - Precondition: `parent` is in the snapshot.
  /// - Complexity: O(*m* + log *n*) for *m* descendants of `parent` and *n* items in the snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    required { () throws(SnapshotError) in
      try part(of: parent, includingParent: includingParent)
    }
  }

  /// Returns the outline as text, with one line for each item.
  ///
  /// A line has two spaces for each level, `+` if the item is expanded or `-` if not, then `*` if it is
  /// visible.
  ///
  /// - Note: Differs from UIKit: the address in the first line is that of the storage shared with copies; it
  ///   changes with the contents.
  /// - Complexity: O(*n*) for *n* items and their indentation.
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
