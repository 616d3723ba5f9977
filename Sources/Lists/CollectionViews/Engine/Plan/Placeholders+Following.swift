// SPDX-License-Identifier: Apache-2.0

import Foundation

// Updates of placeholder positions when the data around them changes.
extension Placeholders {
  /// Moves the placeholders along with the changes of `batch`, and returns the batch with its data index
  /// paths translated to displayed ones.
  ///
  /// Placeholders stay between the same items. Those in deleted or reloaded sections are removed.
  package mutating func follow(_ batch: BatchUpdate) -> BatchUpdate {
    guard !isEmpty else { return batch }
    var shown = batch
    shown.deletedItems = Set(batch.deletedItems.map(shownPath))
    shown.reloadedItems = Set(batch.reloadedItems.map(shownPath))
    let from = batch.movedItems.map { shownPath($0.from) }
    for entry in entries { follow(batch, entry) }
    shown.insertedItems = Set(batch.insertedItems.map(shownPath))
    shown.movedItems = zip(from, batch.movedItems).map { old, move in
      .init(from: old, to: shownPath(move.to))
    }
    return shown
  }

  private mutating func follow(_ batch: BatchUpdate, _ entry: Entry) {
    let place = entry.place
    let movedSection = batch.movedSections.first { $0.from == place.section }
    if movedSection == nil,
      batch.deletedSections.contains(place.section)
        || batch.reloadedSections.contains(place.section)
    {
      return remove(entry)
    }
    let section =
      movedSection?.to
      ?? Self.moved(
        place.section, gone: batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from))),
        come: batch.insertedSections.union(IndexSet(batch.movedSections.map(\.to))), isGap: false)
    let gone = batch.deletedItems.union(batch.movedItems.map(\.from))
      .filter { $0.section == place.section }
    let come = batch.insertedItems.union(batch.movedItems.map(\.to))
      .filter { $0.section == section }
    let item = Self.moved(
      place.item, gone: IndexSet(gone.map(\.item)), come: IndexSet(come.map(\.item)), isGap: true)
    move(entry, to: IndexPath(item: item, section: section))
  }

  /// Returns the new index of an item that stays, after deletions and insertions; a gap stays in front of an
  /// insertion at its position.
  private static func moved(_ place: Int, gone: IndexSet, come: IndexSet, isGap: Bool) -> Int {
    var moved = place - gone.count(in: 0..<max(0, place))
    for other in come where isGap ? other < moved : other <= moved { moved += 1 }
    return moved
  }
}
