// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A replay of a difference on plain arrays, stage by stage, which checks that each step is legal.
struct DifferenceReplay<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Difference = SnapshotDifference<Section, Item>

  /// An error that describes an illegal step.
  struct Illegal: Error, CustomStringConvertible {
    let description: String
  }

  private var sections: [(identifier: Section, items: [Item])]
  /// The moved items by their original positions, until they are inserted.
  private var held: [ItemPlace: Item] = [:]

  private init(_ snapshot: Snapshot) {
    sections = snapshot.sectionIdentifiers.map { ($0, snapshot.itemIdentifiers(inSection: $0)) }
  }

  /// Replays a difference from its initial snapshot and compares the result with the final one.
  static func check(_ difference: Difference) throws {
    var replay = DifferenceReplay(difference.initial)
    try replay.delete(difference)
    try replay.insertAndMove(difference)
    let goal = DifferenceReplay(difference.final).sections
    guard replay.sections.map(\.identifier) == goal.map(\.identifier),
      replay.sections.map(\.items) == goal.map(\.items)
    else { throw Illegal(description: "ended at \(replay.sections), not \(goal)") }
    try checkIdentities(difference)
  }

  /// Removes deleted items, and removes moved ones to `held`.
  private mutating func delete(_ difference: Difference) throws {
    var gone = Set<ItemPlace>()
    for deletion in difference.deletedItems {
      for offset in 0..<deletion.count {
        try take(&gone, deletion.place, offset, "deleted")
      }
    }
    for move in difference.movedItems {
      for offset in 0..<move.count {
        let place = try take(&gone, move.from, offset, "moved")
        held[place] = sections[place.section].items[place.item]
      }
    }
    for index in sections.indices {
      sections[index].items = sections[index].items.enumerated()
        .filter { !gone.contains(ItemPlace(section: index, item: $0.offset)) }.map(\.element)
    }
    for index in difference.deletedSections where !sections[index].items.isEmpty {
      throw Illegal(description: "section \(index) is deleted with items that stay in it")
    }
  }

  /// Marks the item at an offset from a place as removed, and returns its place.
  @discardableResult
  private func take(
    _ gone: inout Set<ItemPlace>, _ first: ItemPlace, _ offset: Int, _ how: String
  ) throws -> ItemPlace {
    let place = ItemPlace(section: first.section, item: first.item + offset)
    guard sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.item)
    else { throw Illegal(description: "\(place) is \(how) and not there") }
    guard gone.insert(place).inserted else {
      throw Illegal(description: "\(place) is \(how) and was taken before")
    }
    return place
  }

  /// Inserts and moves sections, then items: the second stage.
  private mutating func insertAndMove(_ difference: Difference) throws {
    let before = sections
    let leaving = Set(difference.deletedSections + difference.movedSections.map(\.from))
    sections = sections.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
    let inserted = difference.insertedSections.map {
      ($0, (difference.final.sectionIdentifiers[$0], [Item]()))
    }
    let moved = difference.movedSections.map { ($0.to, before[$0.from]) }
    for (index, section) in (inserted + moved).sorted(by: { $0.0 < $1.0 }) {
      guard index <= sections.count else {
        throw Illegal(description: "a section is put at \(index) of \(sections.count)")
      }
      sections.insert(section, at: index)
    }
    try putItems(difference)
  }

  private mutating func putItems(_ difference: Difference) throws {
    var put: [(ItemPlace, Item)] = []
    for insertion in difference.insertedItems {
      for offset in 0..<insertion.count {
        let place = ItemPlace(
          section: insertion.place.section, item: insertion.place.item + offset)
        guard let item = difference.final.item(section: place.section, item: place.item) else {
          throw Illegal(description: "\(place) is inserted and not in the final snapshot")
        }
        put.append((place, item))
      }
    }
    for move in difference.movedItems {
      for offset in 0..<move.count {
        let from = ItemPlace(section: move.from.section, item: move.from.item + offset)
        let to = ItemPlace(section: move.to.section, item: move.to.item + offset)
        guard let item = held.removeValue(forKey: from) else {
          throw Illegal(description: "\(from) is moved twice")
        }
        put.append((to, item))
      }
    }
    for (place, item) in put.sorted(by: { $0.0 < $1.0 }) {
      guard place.section < sections.count, place.item <= sections[place.section].items.count
      else { throw Illegal(description: "an item is put at \(place), which does not exist yet") }
      sections[place.section].items.insert(item, at: place.item)
    }
  }

  /// Checks that deleted identifiers are in the initial snapshot only, and inserted ones in the final
  /// snapshot only.
  private static func checkIdentities(_ difference: Difference) throws {
    let old = difference.initial
    let new = difference.final
    let both = Set(old.itemIdentifiers).intersection(new.itemIdentifiers).count
    let deleted = difference.deletedItems.reduce(0) { $0 + $1.count }
    let inserted = difference.insertedItems.reduce(0) { $0 + $1.count }
    guard deleted == old.numberOfItems - both, inserted == new.numberOfItems - both else {
      throw Illegal(description: "\(deleted) deleted, \(inserted) inserted, \(both) in both")
    }
    let sections = Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers).count
    guard difference.deletedSections.count == old.numberOfSections - sections,
      difference.insertedSections.count == new.numberOfSections - sections
    else { throw Illegal(description: "sections are deleted or inserted that are in both") }
  }
}
