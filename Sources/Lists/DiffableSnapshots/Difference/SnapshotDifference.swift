// SPDX-License-Identifier: Apache-2.0

/// The difference between two snapshots, as a value.
///
/// A difference is applied in three stages, each of which is valid on the result of the preceding one:
///
/// 1. *Deletions*, by places in the initial snapshot: items, then sections. An item that moves out of a
///   deleted section is not deleted; it is detached and inserted by its move.
/// 2. *Insertions and moves*: moved items are detached by their places in the initial snapshot; then all
///   items are inserted, in ascending order, at their places in the final snapshot.
/// 3. *Marks*: items and sections of the final snapshot to reload or reconfigure.
///
/// Every item in only one snapshot is deleted or inserted, also if its section is. Of the others as few move
/// as possible: in a section that both contain, the items that stay are a longest common subsequence, and so
/// are the sections that stay.
///
/// ```swift
/// let difference = SnapshotDifference(from: shown, to: next)
/// for insertion in difference.insertedItems { print(insertion.place, insertion.count) }
/// ```
package struct SnapshotDifference<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The type of the compared snapshots.
  package typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The snapshot before the change.
  package let initial: Snapshot
  /// The snapshot after the change, with its marks.
  package let final: Snapshot
  /// The deleted sections, by their indexes in the initial snapshot, ascending.
  package let deletedSections: [Int]
  /// The inserted sections, by their indexes in the final snapshot, ascending.
  package let insertedSections: [Int]
  /// The sections that moved past others, by ascending final index.
  package let movedSections: [SectionMove]
  /// The deleted items, by ascending place.
  package let deletedItems: [ItemRange]
  /// The inserted items, by ascending place.
  package let insertedItems: [ItemRange]
  /// The items that moved within their section or to another one, by ascending final place.
  package let movedItems: [ItemMove]
  /// The amount of work to find the difference.
  package let work: DifferenceWork

  /// Creates the difference between two snapshots.
  ///
  /// - Complexity: O(*k* log *n*) for snapshots of *n* items if one derives from the other, or both from a
  ///   third, by edits of *k* items. Otherwise O(*n*), and O(*m* log *m*) more for *m* items that moved.
  package init(from initial: Snapshot, to final: Snapshot) {
    let finder = DifferenceFinder(
      initial.contents.store.sections, final.contents.store.sections,
      IdentifierComparison(of: ItemIdentifierType.self))
    self.initial = initial
    self.final = final
    deletedSections = finder.deletedSections
    insertedSections = finder.insertedSections
    movedSections = finder.movedSections
    deletedItems = finder.items.deleted
    insertedItems = finder.items.inserted
    movedItems = finder.items.moved
    work = finder.work
  }

  /// The reverse difference, with the marks of the snapshot that it leads to.
  package var reversed: SnapshotDifference { SnapshotDifference(reversing: self) }

  private init(reversing other: SnapshotDifference) {
    initial = other.final
    final = other.initial
    deletedSections = other.insertedSections
    insertedSections = other.deletedSections
    movedSections = other.movedSections
      .map { SectionMove(from: $0.to, to: $0.from) }.sorted { $0.to < $1.to }
    deletedItems = other.insertedItems.map { ItemRange(place: $0.place, count: $0.count) }
    insertedItems = other.deletedItems.map { ItemRange(place: $0.place, count: $0.count) }
    movedItems = other.movedItems.map(\.reversed).sorted { $0.to < $1.to }
    work = other.work
  }

  /// Whether nothing is inserted, deleted or moved; there may still be marks.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
