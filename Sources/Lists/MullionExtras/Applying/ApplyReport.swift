// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
public import MullionDiffableSnapshots

/// The changes of an apply, by identifiers.
///
/// Insertions, deletions and moves are the difference of the snapshots; an item may be in several lists, for
/// example if it was moved and reloaded. The lists are computed on access.
public struct ApplyReport<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let change: AppliedChange<SectionIdentifierType, ItemIdentifierType>
  private let difference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>

  init(_ change: AppliedChange<SectionIdentifierType, ItemIdentifierType>) {
    self.change = change
    difference = change.difference ?? SnapshotDifference(from: change.old, to: change.new)
  }

  /// The number of applies that were combined; only the last snapshot was shown.
  public var numberOfApplies: Int { change.applies }

  /// Whether all cells were replaced, as by the first apply.
  public var usedReloadData: Bool { change.difference == nil }

  /// The snapshot before the apply.
  public var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { change.old }

  /// The snapshot after the apply.
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { change.new }

  // MARK: Sections

  /// The inserted sections, in order.
  public var insertedSections: [SectionIdentifierType] {
    difference.insertedSections.compactMap(change.new.section)
  }

  /// The deleted sections, in their old order.
  public var deletedSections: [SectionIdentifierType] {
    difference.deletedSections.compactMap(change.old.section)
  }

  /// The sections that moved relative to others, in their new order.
  public var movedSections: [SectionIdentifierType] {
    difference.movedSections.compactMap { change.new.section(at: $0.to) }
  }

  /// The sections that were marked for reloading, in the order of the marks.
  public var reloadedSections: [SectionIdentifierType] {
    change.reloadedSections.filter { change.new.indexOfSection($0) != nil }
  }

  // MARK: Items

  /// The number of inserted items.
  public var insertedCount: Int { difference.insertedItems.reduce(0) { $0 + $1.count } }

  /// The number of deleted items.
  public var deletedCount: Int { difference.deletedItems.reduce(0) { $0 + $1.count } }

  /// The number of moved items.
  public var movedCount: Int { difference.movedItems.reduce(0) { $0 + $1.count } }

  /// The inserted items, in order, including those of inserted sections.
  public var inserted: [ItemIdentifierType] {
    difference.insertedItems.flatMap { items(change.new, at: $0.place, count: $0.count) }
  }

  /// The deleted items, in their old order, including those of deleted sections.
  public var deleted: [ItemIdentifierType] {
    difference.deletedItems.flatMap { items(change.old, at: $0.place, count: $0.count) }
  }

  /// The items that moved within their section or to another one, in their new order.
  ///
  /// An item that moved with its section, or past which others moved, is not included.
  public var moved: [ItemIdentifierType] {
    difference.movedItems.flatMap { items(change.new, at: $0.to, count: $0.count) }
  }

  /// The items whose cells were replaced: the items that were marked, then the items of marked sections; all
  /// remaining items if all cells were replaced.
  public var reloaded: [ItemIdentifierType] {
    if usedReloadData { return kept }
    var seen = Set<ItemIdentifierType>()
    return (change.reloadedItems + reloadedSections.flatMap(change.new.itemIdentifiers))
      .filter { change.new.indexPath(of: $0) != nil && seen.insert($0).inserted }
  }

  /// The items whose cells were reconfigured: the items that were marked, then the items whose content tokens
  /// changed.
  ///
  /// Reloaded items are not included. Empty if all cells were replaced.
  public var reconfigured: [ItemIdentifierType] {
    if usedReloadData { return [] }
    var seen = Set(reloaded)
    return (change.reconfiguredItems + change.changedContent)
      .filter { change.new.indexPath(of: $0) != nil && seen.insert($0).inserted }
  }

  /// The number of items that were neither inserted, moved, reloaded nor reconfigured.
  public var unchangedCount: Int {
    change.new.numberOfItems - Set(inserted).union(moved).union(reloaded).union(reconfigured).count
  }

  /// The items that were neither inserted, moved, reloaded nor reconfigured, in order.
  ///
  /// - Complexity: O(*n* + *k* log *n*) for *n* items, *k* of which changed.
  public var unchanged: [ItemIdentifierType] {
    let changed = Set(inserted).union(moved).union(reloaded).union(reconfigured)
    return change.new.itemIdentifiers.filter { !changed.contains($0) }
  }

  private var kept: [ItemIdentifierType] {
    let new = Set(inserted)
    return change.new.itemIdentifiers.filter { !new.contains($0) }
  }

  private func items(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    at place: ItemPlace, count: Int
  ) -> [ItemIdentifierType] {
    (place.item..<place.item + count).compactMap { snapshot.item(section: place.section, item: $0) }
  }
}
