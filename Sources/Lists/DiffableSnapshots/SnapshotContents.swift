// SPDX-License-Identifier: Apache-2.0

/// The contents of a snapshot: every operation performs UIKit's checks, in UIKit's order, and changes nothing
/// if it throws.
///
/// The order of the checks was recorded (`snapshot-cases.json`); it determines which of several errors a call
/// reports.
struct SnapshotContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Side = SnapshotOperation<Section, Item>.Side

  var store = SnapshotStore<Section, Item>()
  var reloadedSections = SnapshotMarks<Section>()
  var reloadedItems = SnapshotMarks<Item>()
  var reconfiguredItems = SnapshotMarks<Item>()

  /// Performs one operation, or throws without changing the contents.
  mutating func perform(_ operation: SnapshotOperation<Section, Item>) throws(SnapshotError) {
    switch operation {
    case .appendItems(let items, let section): try appendItems(items, toSection: section)
    case .insertItems(let items, let side, let item): try insertItems(items, side, item)
    case .deleteItems(let items): try deleteItems(items)
    case .deleteAllItems: self = SnapshotContents()
    case .moveItem(let item, let side, let other): try moveItem(item, side, other)
    case .reloadItems(let items):
      rehashIfNeeded(for: items)
      try requireMarkable(items, "reloadItems")
      reloadedItems.insert(items)
    case .reconfigureItems(let items):
      rehashIfNeeded(for: items)
      try requireMarkable(items, "reconfigureItems")
      reconfiguredItems.insert(items)
    case .appendSections(let sections): try appendSections(sections)
    case .insertSections(let sections, let side, let section):
      try insertSections(sections, side, section)
    case .deleteSections(let sections): try deleteSections(sections)
    case .moveSection(let section, let side, let other): try moveSection(section, side, other)
    case .reloadSections(let sections): try reloadSections(sections)
    }
  }

  // MARK: Items

  private mutating func appendItems(
    _ items: [Item], toSection section: Section?
  ) throws(SnapshotError) {
    let operation = "appendItems"
    if store.sectionCount == 0 { throw .noSections(operation) }
    let target = section ?? store.section(at: store.sectionCount - 1)
    let index = store.indexOfSection(target)
    // Nearly always the items are new, which the insertion checks with one lookup each.
    if let index, store.insertIfNew(items, at: end(ofSection: index)) { return }
    try requireUnique(items, operation)
    guard let index else {
      throw .unknownDestination(operation, "section", target, sectionRemedy)
    }
    takeOut(items, operation)
    put(items, at: end(ofSection: index))
  }

  private mutating func insertItems(
    _ items: [Item], _ side: Side, _ destination: Item
  ) throws(SnapshotError) {
    let operation = "insertItems"
    if let place = place(side, destination), store.insertIfNew(items, at: place) { return }
    try requireUnique(items, operation)
    if items.contains(destination) {
      throw .destinationIsInserted(operation, "item", destination, side.rawValue)
    }
    guard store.contains(destination) else {
      throw .unknownDestination(operation, "item", destination, itemRemedy)
    }
    takeOut(items, operation)
    put(items, at: place(side, destination))
  }

  private mutating func deleteItems(_ items: [Item]) throws(SnapshotError) {
    try requireUnique(items, "deleteItems")
    store.remove(items)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  private mutating func moveItem(
    _ item: Item, _ side: Side, _ destination: Item
  ) throws(SnapshotError) {
    let operation = "moveItem"
    if item == destination { throw .destinationIsItself(operation, "item", item, side.rawValue) }
    guard store.contains(item) else { throw .unknownItem(operation, item, itemRemedy) }
    guard store.contains(destination) else {
      throw .unknownDestination(operation, "item", destination, itemRemedy)
    }
    store.remove([item])
    put([item], at: place(side, destination))
  }

  // MARK: Sections

  private mutating func appendSections(_ sections: [Section]) throws(SnapshotError) {
    let operation = "appendSections"
    try requireUnique(sections, operation)
    try requireNew(sections, operation)
    store.insertSections(sections, at: store.sectionCount)
  }

  private mutating func insertSections(
    _ sections: [Section], _ side: Side, _ destination: Section
  ) throws(SnapshotError) {
    let operation = "insertSections"
    try requireUnique(sections, operation)
    if sections.contains(destination) {
      throw .destinationIsInserted(operation, "section", destination, side.rawValue)
    }
    guard let index = store.indexOfSection(destination) else {
      throw .unknownDestination(operation, "section", destination, sectionRemedy)
    }
    try requireNew(sections, operation)
    store.insertSections(sections, at: side == .before ? index : index + 1)
  }

  private mutating func deleteSections(_ sections: [Section]) throws(SnapshotError) {
    try requireUnique(sections, "deleteSections")
    if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
      for section in sections {
        guard let index = store.indexOfSection(section) else { continue }
        let items = store.items(inSection: index)
        reloadedItems.remove(items)
        reconfiguredItems.remove(items)
      }
    }
    store.removeSections(sections)
    reloadedSections.remove(sections)
  }

  private mutating func moveSection(
    _ section: Section, _ side: Side, _ destination: Section
  ) throws(SnapshotError) {
    let operation = "moveSection"
    if section == destination {
      throw .destinationIsItself(operation, "section", section, side.rawValue)
    }
    guard let from = store.indexOfSection(section) else {
      throw .unknownSection(operation, section, sectionRemedy)
    }
    guard let index = store.indexOfSection(destination) else {
      throw .unknownDestination(operation, "section", destination, sectionRemedy)
    }
    let after = index < from ? index : index - 1
    store.moveSection(from: from, to: side == .before ? after : after + 1)
  }

  private mutating func reloadSections(_ sections: [Section]) throws(SnapshotError) {
    let operation = "reloadSections"
    try requireUnique(sections, operation)
    if let unknown = sections.first(where: { store.indexOfSection($0) == nil }) {
      throw .reloadUnknownSection(operation, unknown, sectionRemedy)
    }
    reloadedSections.insert(sections)
  }

  // MARK: Queries

  func index(
    ofSection section: Section, for operation: String
  ) throws(SnapshotError) -> Int {
    guard let index = store.indexOfSection(section) else {
      throw .unknownSection(operation, section, sectionRemedy)
    }
    return index
  }
}
