// SPDX-License-Identifier: Apache-2.0

/// What leads from one snapshot to another, as a value.
///
/// A difference is carried out in three stages, each of which is legal on what the one before left:
///
/// 1. *Deletions*, by places in the initial snapshot: items, then sections. An item that leaves a
///    deleted section for another one is not deleted; it is taken in hand and put down by its move.
/// 2. *Insertions and moves*: what moves is taken out by its place in the initial snapshot; then
///    everything is put, in ascending order, at its place in the final snapshot.
/// 3. *Marks*: items and sections of the final snapshot that are to be reloaded or reconfigured.
///
/// Every item that only one snapshot holds is deleted or inserted, also when its section is. Of the
/// others as few move as possible: in a section that both hold, the items that stay are a longest
/// common subsequence, and so are the sections that stay.
///
/// ```swift
/// let difference = SnapshotDifference(from: shown, to: next)
/// for insertion in difference.insertedItems { print(insertion.place, insertion.count) }
/// ```
package struct SnapshotDifference<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The snapshots that differences lead from and to.
  package typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The snapshot that the difference leads from.
  package let initial: Snapshot
  /// The snapshot that the difference leads to, with its marks.
  package let final: Snapshot
  /// Sections that are gone, by their indexes in the initial snapshot, ascending.
  package let deletedSections: [Int]
  /// Sections that are new, by their indexes in the final snapshot, ascending.
  package let insertedSections: [Int]
  /// Sections that moved past others, by ascending final index.
  package let movedSections: [SectionMove]
  /// Items that are gone, by ascending place.
  package let deletedItems: [ItemRange]
  /// Items that are new, by ascending place.
  package let insertedItems: [ItemRange]
  /// Items that moved within their section or to another one, by ascending final place.
  package let movedItems: [ItemMove]
  /// What it took to find the difference.
  package let work: DifferenceWork

  /// Finds the difference of two snapshots.
  /// - Complexity: O(k log n) for snapshots of n items where one comes from the other, or both from a
  ///   third, by edits of k items. Otherwise O(n), and O(m log m) more for m items that moved.
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

  /// The difference that leads back, with the marks of the snapshot that it leads to.
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

  /// Whether nothing comes, goes or moves; there may still be marks.
  package var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
