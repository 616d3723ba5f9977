// SPDX-License-Identifier: Apache-2.0

/// Ordered sections of ordered items, with the way back from an identifier to its place.
///
/// It trusts its caller, ``SnapshotContents``: identifiers that are inserted are new, places exist.
struct SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private var sections: [Section] = []
  private var items: [[Item]] = []
  /// The section of every item.
  private var sectionOfItem: [Item: Section] = [:]
  private var indexOfSection: [Section: Int] = [:]

  var sectionCount: Int { sections.count }
  var itemCount: Int { sectionOfItem.count }
  var sectionIdentifiers: [Section] { sections }
  var itemIdentifiers: [Item] { items.flatMap { $0 } }

  func indexOfSection(_ section: Section) -> Int? { indexOfSection[section] }
  func section(at index: Int) -> Section { sections[index] }
  func items(inSection index: Int) -> [Item] { items[index] }
  func itemCount(inSection index: Int) -> Int { items[index].count }
  func itemCount(beforeSection index: Int) -> Int {
    items[..<index].reduce(0) { $0 + $1.count }
  }
  func item(at place: ItemPlace) -> Item { items[place.section][place.item] }
  func contains(_ item: Item) -> Bool { sectionOfItem[item] != nil }

  func place(of item: Item) -> ItemPlace? {
    guard let section = sectionOfItem[item], let index = indexOfSection[section],
      let position = items[index].firstIndex(of: item)
    else { return nil }
    return ItemPlace(section: index, item: position)
  }

  mutating func insert(_ new: [Item], at place: ItemPlace) {
    items[place.section].insert(contentsOf: new, at: place.item)
    let section = sections[place.section]
    for item in new { sectionOfItem[item] = section }
  }

  /// Removes items; those that are not there are ignored.
  mutating func remove(_ removed: [Item]) {
    var gone: [Int: Set<Item>] = [:]
    for item in removed {
      guard let section = sectionOfItem.removeValue(forKey: item) else { continue }
      gone[indexOfSection[section] ?? 0, default: []].insert(item)
    }
    for (index, set) in gone { items[index].removeAll { set.contains($0) } }
  }

  mutating func insertSections(_ new: [Section], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    items.insert(contentsOf: new.map { _ in [] }, at: index)
    renumber()
  }

  /// Removes sections with their items; those that are not there are ignored.
  mutating func removeSections(_ removed: [Section]) {
    for section in removed {
      guard let index = sections.firstIndex(of: section) else { continue }
      sections.remove(at: index)
      for item in items.remove(at: index) { sectionOfItem[item] = nil }
    }
    renumber()
  }

  /// Moves the section at `from` so that it stands at `to` afterwards.
  mutating func moveSection(from: Int, to: Int) {
    sections.insert(sections.remove(at: from), at: to)
    items.insert(items.remove(at: from), at: to)
    renumber()
  }

  private mutating func renumber() {
    indexOfSection = [:]
    for (index, section) in sections.enumerated() { indexOfSection[section] = index }
  }
}
