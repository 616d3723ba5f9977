// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Foundation

/// Where items and sections go by the difference of two snapshots, without their identifiers.
///
/// What a section's places become is worked out when something of that section asks for it, so that
/// a difference costs what it changes and what is shown.
@MainActor
final class DifferencePlan {
  let deleted: [ItemRange]
  let inserted: [ItemRange]
  let moved: [ItemMove]
  private lazy var movedByOrigin = moved.sorted { $0.from < $1.from }
  private let sections: RunMap
  private let movedSections: [Int: Int]
  let keepsSections: Bool
  private var maps: [Int: RunMap] = [:]

  init<Section, Item>(_ difference: SnapshotDifference<Section, Item>) {
    deleted = difference.deletedItems
    inserted = difference.insertedItems
    moved = difference.movedItems
    movedSections = Dictionary(
      difference.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    let places: (Int) -> Range<Int> = { $0..<$0 + 1 }
    sections = RunMap(
      taken: (difference.deletedSections + difference.movedSections.map(\.from)).map(places),
      filled: (difference.insertedSections + difference.movedSections.map(\.to)).map(places))
    keepsSections =
      difference.deletedSections.isEmpty && difference.insertedSections.isEmpty
      && difference.movedSections.isEmpty
  }

  /// The section's index after the change; `nil` when it was deleted.
  ///
  /// - Complexity: O(log k) for k changes of sections.
  func newSection(_ section: Int) -> Int? {
    keepsSections ? section : movedSections[section] ?? sections.newPlace(of: section)
  }

  /// The item's index path after the change; `nil` when it was deleted.
  ///
  /// - Complexity: O(log k) for k runs of changes, and O(k log k) once for each section asked about.
  func newPath(_ path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return nil }
    if let move = move(of: path) {
      return IndexPath(
        item: move.to.item + path.item - move.from.item, section: move.to.section)
    }
    guard let section = newSection(path.section) else { return nil }
    guard let item = map(ofSection: path.section, newSection: section).newPlace(of: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The run of moved items that the item at `path` is in.
  func move(of path: IndexPath) -> ItemMove? {
    guard !moved.isEmpty else { return nil }
    let place = ItemPlace(section: path.section, item: path.item)
    let later = movedByOrigin.firstIndex(after: place, by: \.from)
    guard later > 0 else { return nil }
    let move = movedByOrigin[later - 1]
    return move.from.section == place.section && place.item < move.from.item + move.count
      ? move : nil
  }

  /// How many items each section has after the change.
  ///
  /// - Complexity: O(k log s) for k changed runs, when no section came, went or moved; otherwise
  ///   O(s log s) for s sections.
  func counts<Section, Item>(
    _ old: DataCounts, after new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (counts: DataCounts, asked: Int) {
    guard keepsSections, old.sectionCount == new.numberOfSections else {
      let items = (0..<new.numberOfSections).map(new.numberOfItems(inSectionAt:))
      return (DataCounts(items: items), items.count)
    }
    var counts = old
    var last: Int?
    var asked = 0
    func update(_ section: Int) {
      guard section != last else { return }
      last = section
      asked += 1
      let count = new.numberOfItems(inSectionAt: section)
      if counts.items[section] != count { counts.items[section] = count }
    }
    for deletion in deleted { update(deletion.place.section) }
    for insertion in inserted { update(insertion.place.section) }
    for move in moved where move.from.section != move.to.section {
      update(move.from.section)
      update(move.to.section)
    }
    return (counts, asked)
  }

  private func map(ofSection old: Int, newSection new: Int) -> RunMap {
    if let known = maps[old] { return known }
    var taken = deleted.slice(section: old, by: \.place).map {
      $0.place.item..<$0.place.item + $0.count
    }
    var filled = inserted.slice(section: new, by: \.place)
      .map { $0.place.item..<$0.place.item + $0.count }
    if !moved.isEmpty {
      taken += movedByOrigin.slice(section: old, by: \.from)
        .map { $0.from.item..<$0.from.item + $0.count }
      filled += moved.slice(section: new, by: \.to).map { $0.to.item..<$0.to.item + $0.count }
    }
    let map = RunMap(taken: taken, filled: filled)
    maps[old] = map
    return map
  }
}

extension Array {
  /// The index of the first element after `place`, in an array ascending by `key`.
  fileprivate func firstIndex(after place: ItemPlace, by key: KeyPath<Element, ItemPlace>) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place < self[middle][keyPath: key] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The elements of `section`, in an array ascending by `key`.
  fileprivate func slice(
    section: Int, by key: KeyPath<Element, ItemPlace>
  ) -> ArraySlice<Element> {
    let start = firstIndex(after: ItemPlace(section: section, item: -1), by: key)
    return self[start..<firstIndex(after: ItemPlace(section: section, item: .max), by: key)]
  }
}
