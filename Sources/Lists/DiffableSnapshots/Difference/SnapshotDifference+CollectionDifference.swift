// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SnapshotDifference {
  /// The change of all items in order, without sections, with moves as pairs of a removal and an insertion.
  ///
  /// The items that stay are a longest common subsequence of all items; so an item that changes its section
  /// without passing another item is not included, and the items of a moved section are.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of *n* items if sections do not change and no item changes
  ///   its section, otherwise O(*n*).
  package var collectionDifference: CollectionDifference<ItemIdentifierType> {
    let staysInSections =
      deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && movedItems.allSatisfy { $0.from.section == $0.to.section }
    let items = staysInSections ? (deletedItems, insertedItems, movedItems) : flatItems()
    var changes = Changes(initial.contents.store, final.contents.store, isFlat: !staysInSections)
    for deletion in items.0 { changes.remove(deletion) }
    for insertion in items.1 { changes.insert(insertion) }
    for move in items.2 { changes.move(move) }
    guard let difference = CollectionDifference(changes.list) else {
      contractBroken("The changes of a snapshot contradict each other. Please report this.")
    }
    return difference
  }

  /// Returns the changes of all items as if they were in one section.
  private func flatItems() -> ([ItemRange], [ItemRange], [ItemMove]) {
    withExtendedLifetime((initial, final)) {
      let old = initial.contents.store.itemLeaves
      let new = final.contents.store.itemLeaves
      let comparison = IdentifierComparison(of: ItemIdentifierType.self)
      var alignment = LeafAlignment(old, new, comparison)
      alignment.align()
      let runs = alignment.runs
      var olds = LooseItems()
      olds.add(runs.gaps(\.old, initial.numberOfItems), of: old, section: 0, pair: 0)
      var news = LooseItems()
      news.add(runs.gaps(\.new, final.numberOfItems), of: new, section: 0, pair: 0)
      var matching = ItemMatching()
      matching.match(olds, news, in: [SectionPair(old: 0, new: 0, runs: runs)], comparison)
      return (matching.deleted, matching.inserted, matching.moved)
    }
  }

  /// The changes of a collection, accumulated from places or, if flat, from positions.
  private struct Changes {
    typealias Change = CollectionDifference<ItemIdentifierType>.Change
    typealias Store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>

    private let old: Store
    private let new: Store
    private let isFlat: Bool
    private(set) var list: [Change] = []

    init(_ old: Store, _ new: Store, isFlat: Bool) {
      self.old = old
      self.new = new
      self.isFlat = isFlat
    }

    mutating func remove(_ deletion: ItemRange) {
      let start = offset(of: deletion.place, in: old)
      for offset in start..<(start + deletion.count) {
        list.append(.remove(offset: offset, element: old.item(at: offset), associatedWith: nil))
      }
    }

    mutating func insert(_ insertion: ItemRange) {
      let start = offset(of: insertion.place, in: new)
      for offset in start..<(start + insertion.count) {
        list.append(.insert(offset: offset, element: new.item(at: offset), associatedWith: nil))
      }
    }

    mutating func move(_ move: ItemMove) {
      let from = offset(of: move.from, in: old)
      let to = offset(of: move.to, in: new)
      for step in 0..<move.count {
        let item = new.item(at: to + step)
        list.append(.remove(offset: from + step, element: item, associatedWith: to + step))
        list.append(.insert(offset: to + step, element: item, associatedWith: from + step))
      }
    }

    private func offset(of place: ItemPlace, in store: Store) -> Int {
      isFlat ? place.item : store.itemCount(beforeSection: place.section) + place.item
    }
  }
}
