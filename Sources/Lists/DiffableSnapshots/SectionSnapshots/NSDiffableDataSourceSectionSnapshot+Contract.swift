// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension NSDiffableDataSourceSectionSnapshot {
  /// Performs one operation, or throws without changing the snapshot.
  ///
  /// Equivalent to the public methods, for callers that need the error instead of the trap.
  ///
  /// - Complexity: That of the corresponding public method.
  package mutating func attempt(
    _ operation: SectionSnapshotOperation<ItemIdentifierType>
  ) throws(SnapshotError) {
    try contents.perform(operation)
  }

  /// Returns the result of ``level(of:)``, or throws its error.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func attemptLevel(of item: ItemIdentifierType) throws(SnapshotError) -> Int {
    try entry(of: item, "level(of:)").depth
  }

  /// Returns the result of ``isExpanded(_:)``, or throws its error.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func attemptIsExpanded(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try entry(of: item, "isExpanded(_:)").isExpanded
  }

  /// Returns the result of ``isVisible(_:)``, or throws its error.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func attemptIsVisible(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try entry(of: item, "isVisible(_:)").hidden == 0
  }

  /// Returns the result of ``parent(of:)``, or throws its error.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func attemptParent(
    of child: ItemIdentifierType
  ) throws(SnapshotError) -> ItemIdentifierType? {
    let tree = contents.store.tree
    return tree.parent(of: try contents.position(of: child, "parent(of:)"))
      .map { tree.item(at: $0) }
  }

  /// Returns the result of ``snapshot(of:includingParent:)``, or throws its error.
  ///
  /// - Complexity: O(*m* + log *n*) for *m* descendants of `parent` and *n* items in the snapshot.
  package func part(
    of parent: ItemIdentifierType, includingParent: Bool
  ) throws(SnapshotError) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    part.contents = try contents.part(
      of: parent, includingParent: includingParent, "snapshot(of:includingParent:)")
    return part
  }

  /// Performs one operation, or traps with the message of its error.
  mutating func perform(_ operation: SectionSnapshotOperation<ItemIdentifierType>) {
    do {
      try contents.perform(operation)
    } catch {
      contractBroken(error.message)
    }
  }

  private func entry(
    of item: ItemIdentifierType, _ question: String
  ) throws(SnapshotError) -> OutlineEntry {
    contents.store.tree.entry(at: try contents.position(of: item, question))
  }

  /// Returns the result of `answer`, or traps with the message of the error that `answer` throws.
  func required<Answer>(_ answer: () throws(SnapshotError) -> Answer) -> Answer {
    do throws(SnapshotError) {
      return try answer()
    } catch {
      contractBroken(error.message)
    }
  }
}
