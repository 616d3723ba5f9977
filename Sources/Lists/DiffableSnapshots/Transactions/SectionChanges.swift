// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The changes of a snapshot difference in one section.
struct SectionChanges<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Change = CollectionDifference<Item>.Change
  typealias Difference = SnapshotDifference<Section, Item>

  /// The section.
  let section: Section
  /// The index of the section before the change; `nil` if it is new.
  let initial: Int?
  /// The index of the section after the change; `nil` if it was deleted.
  let final: Int?
  private var list: [Change] = []

  private init(_ section: Section, initial: Int?, final: Int?) {
    self.section = section
    self.initial = initial
    self.final = final
  }

  /// The changes as a value of the standard library.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  var difference: CollectionDifference<Item> {
    guard let difference = CollectionDifference(list) else {
      contractBroken("The changes of a section contradict each other. Please report this.")
    }
    return difference
  }

  /// Returns the sections in which items are inserted, deleted or moved; the last section comes first.
  ///
  /// They are ordered by the indexes after the change, and by those before it for deleted sections.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of *n* items.
  static func all(of difference: Difference) -> [SectionChanges] {
    var lists = Lists(difference)
    for deletion in difference.deletedItems { lists.remove(deletion) }
    for insertion in difference.insertedItems { lists.insert(insertion) }
    for move in difference.movedItems { lists.move(move) }
    return lists.bySection.values.sorted { left, right in
      (left.final ?? left.initial ?? 0, left.final == nil ? 1 : 0)
        > (right.final ?? right.initial ?? 0, right.final == nil ? 1 : 0)
    }
  }

  /// The changes of all sections, accumulated by section.
  private struct Lists {
    private let old: Difference.Snapshot
    private let new: Difference.Snapshot
    private(set) var bySection: [Section: SectionChanges] = [:]

    init(_ difference: Difference) {
      old = difference.initial
      new = difference.final
    }

    mutating func remove(_ deletion: ItemRange) {
      for step in 0..<deletion.count {
        add(deletion.place.moved(step), in: old) {
          .remove(offset: $0, element: $1, associatedWith: nil)
        }
      }
    }

    mutating func insert(_ insertion: ItemRange) {
      for step in 0..<insertion.count {
        add(insertion.place.moved(step), in: new) {
          .insert(offset: $0, element: $1, associatedWith: nil)
        }
      }
    }

    mutating func move(_ move: ItemMove) {
      let staysInSection =
        old.contents.store.section(at: move.from.section)
        == new.contents.store.section(at: move.to.section)
      for step in 0..<move.count {
        let from = move.from.moved(step)
        let to = move.to.moved(step)
        add(from, in: old) {
          .remove(offset: $0, element: $1, associatedWith: staysInSection ? to.item : nil)
        }
        add(to, in: new) {
          .insert(offset: $0, element: $1, associatedWith: staysInSection ? from.item : nil)
        }
      }
    }

    private mutating func add(
      _ place: ItemPlace, in snapshot: Difference.Snapshot, _ change: (Int, Item) -> Change
    ) {
      let section = snapshot.contents.store.section(at: place.section)
      let item = snapshot.contents.store.item(at: place)
      bySection[
        section,
        default: SectionChanges(
          section, initial: old.indexOfSection(section), final: new.indexOfSection(section))
      ].list.append(change(place.item, item))
    }
  }
}

extension ItemPlace {
  /// Returns the place `step` items further on in the section.
  fileprivate func moved(_ step: Int) -> ItemPlace {
    ItemPlace(section: section, item: item + step)
  }
}
