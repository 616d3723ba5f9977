// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension NSDiffableDataSourceSectionSnapshot {
  /// Carries out one operation, or throws and changes nothing: what the public methods do, for
  /// callers that want the error instead of the trap.
  /// - Complexity: That of the public method of the operation's name.
  package mutating func attempt(
    _ operation: SectionSnapshotOperation<ItemIdentifierType>
  ) throws(SnapshotError) {
    try contents.perform(operation)
  }

  /// What ``level(of:)`` answers, or the error it meets.
  /// - Complexity: O(log n) for n items.
  package func attemptLevel(of item: ItemIdentifierType) throws(SnapshotError) -> Int {
    try entry(of: item, "level(of:)").depth
  }

  /// What ``isExpanded(_:)`` answers, or the error it meets.
  /// - Complexity: O(log n) for n items.
  package func attemptIsExpanded(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try entry(of: item, "isExpanded(_:)").isExpanded
  }

  /// What ``isVisible(_:)`` answers, or the error it meets.
  /// - Complexity: O(log n) for n items.
  package func attemptIsVisible(_ item: ItemIdentifierType) throws(SnapshotError) -> Bool {
    try entry(of: item, "isVisible(_:)").hidden == 0
  }

  /// What ``parent(of:)`` answers, or the error it meets.
  /// - Complexity: O(log n) for n items.
  package func attemptParent(
    of child: ItemIdentifierType
  ) throws(SnapshotError) -> ItemIdentifierType? {
    let tree = contents.store.tree
    return tree.parent(of: try contents.position(of: child, "parent(of:)"))
      .map { tree.item(at: $0) }
  }

  /// What ``snapshot(of:includingParent:)`` answers, or the error it meets.
  /// - Complexity: O(m + log n) for m items below `parent` and n in the snapshot.
  package func part(
    of parent: ItemIdentifierType, includingParent: Bool
  ) throws(SnapshotError) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    part.contents = try contents.part(
      of: parent, includingParent: includingParent, "snapshot(of:includingParent:)")
    return part
  }

  /// Carries out one operation, or traps with the message of its error.
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

  /// What `answer` answers; traps with the message of its error.
  func required<Answer>(_ answer: () throws(SnapshotError) -> Answer) -> Answer {
    do throws(SnapshotError) {
      return try answer()
    } catch {
      contractBroken(error.message)
    }
  }
}
