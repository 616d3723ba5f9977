// SPDX-License-Identifier: Apache-2.0

import MullionCollectionViews
public import MullionDiffableSnapshots

/// What an apply did, by identifiers.
///
/// What came, went and moved is the difference of the snapshots; an item may be in several lists, as
/// when it moved and was reloaded. Lists are made when they are asked for.
public struct ApplyReport<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private let change: AppliedChange<SectionIdentifierType, ItemIdentifierType>
  private let difference: SnapshotDifference<SectionIdentifierType, ItemIdentifierType>

  init(_ change: AppliedChange<SectionIdentifierType, ItemIdentifierType>) {
    self.change = change
    difference = change.difference ?? SnapshotDifference(from: change.old, to: change.new)
  }

  /// How many applies were carried out together; those but the last were not shown.
  public var numberOfApplies: Int { change.applies }

  /// Whether all cells were replaced, as by the first apply.
  public var usedReloadData: Bool { change.difference == nil }

  /// What was shown before.
  public var initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { change.old }

  /// What is shown now.
  public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { change.new }

  // MARK: Sections

  /// The sections that are new, in order.
  public var insertedSections: [SectionIdentifierType] {
    difference.insertedSections.compactMap(change.new.section)
  }

  /// The sections that are gone, in their old order.
  public var deletedSections: [SectionIdentifierType] {
    difference.deletedSections.compactMap(change.old.section)
  }

  /// The sections that moved past others, in their new order.
  public var movedSections: [SectionIdentifierType] {
    difference.movedSections.compactMap { change.new.section(at: $0.to) }
  }

  /// The sections that were marked to be reloaded, in the order of their marks.
  public var reloadedSections: [SectionIdentifierType] {
    change.reloadedSections.filter { change.new.indexOfSection($0) != nil }
  }

  // MARK: Items

  /// How many items are new.
  public var insertedCount: Int { difference.insertedItems.reduce(0) { $0 + $1.count } }

  /// How many items are gone.
  public var deletedCount: Int { difference.deletedItems.reduce(0) { $0 + $1.count } }

  /// How many items moved.
  public var movedCount: Int { difference.movedItems.reduce(0) { $0 + $1.count } }

  /// The items that are new, in order, also those of new sections.
  public var inserted: [ItemIdentifierType] {
    difference.insertedItems.flatMap { items(change.new, at: $0.place, count: $0.count) }
  }

  /// The items that are gone, in their old order, also those of sections that are gone.
  public var deleted: [ItemIdentifierType] {
    difference.deletedItems.flatMap { items(change.old, at: $0.place, count: $0.count) }
  }

  /// The items that moved within their section or to another one, in their new order.
  ///
  /// An item that goes with its section, and one past which others moved, did not move.
  public var moved: [ItemIdentifierType] {
    difference.movedItems.flatMap { items(change.new, at: $0.to, count: $0.count) }
  }

  /// The items whose cells were replaced: those marked, then those of sections marked; all that
  /// stayed, when all cells were replaced.
  public var reloaded: [ItemIdentifierType] {
    if usedReloadData { return kept }
    var seen = Set<ItemIdentifierType>()
    return (change.reloadedItems + reloadedSections.flatMap(change.new.itemIdentifiers))
      .filter { change.new.indexPath(of: $0) != nil && seen.insert($0).inserted }
  }

  /// The items whose cells were configured again: those marked, then those whose content tokens
  /// changed.
  ///
  /// An item that was reloaded is not among them.
  public var reconfigured: [ItemIdentifierType] {
    if usedReloadData { return [] }
    var seen = Set(reloaded)
    return (change.reconfiguredItems + change.changedContent)
      .filter { change.new.indexPath(of: $0) != nil && seen.insert($0).inserted }
  }

  /// How many items stayed where they were and as they were.
  public var unchangedCount: Int {
    change.new.numberOfItems - Set(inserted).union(moved).union(reloaded).union(reconfigured).count
  }

  /// The items that stayed where they were and as they were, in order.
  ///
  /// - Complexity: O(n) for n items.
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
