// SPDX-License-Identifier: Apache-2.0

/// Ordered sections of ordered items, with the way back from an identifier to its place.
///
/// It trusts its caller, ``SnapshotContents``: identifiers that are inserted are new, places exist.
/// Copies share structure; every question about one identifier or place is O(log n), and an edit of k
/// items costs O(k log n), shared or not.
struct SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections = OrderedTree<SectionEntry<Section, Item>>()
  /// Every section of `sections` and no other.
  private(set) var sectionIndex = IdentifierIndex<Section, SectionAddress>()
  /// The label of every section of `sections`, by its token.
  private(set) var labelOfToken = IdentifierIndex<Int, Int>()
  /// Every item of every section and no other.
  private(set) var itemIndex = IdentifierIndex<Item, ItemAddress>()
  private var nextToken = 0

  // MARK: Questions

  var sectionCount: Int { sections.count }
  var itemCount: Int { sections.weight }

  var sectionIdentifiers: [Section] {
    var identifiers: [Section] = []
    identifiers.reserveCapacity(sectionCount)
    sections.forEach { identifiers.append($0.identifier) }
    return identifiers
  }

  var itemIdentifiers: [Item] {
    var identifiers: [Item] = []
    identifiers.reserveCapacity(itemCount)
    sections.forEach { section in
      section.items.forEach { identifiers.append($0.identifier) }
    }
    return identifiers
  }

  func indexOfSection(_ section: Section) -> Int? {
    guard let address = sectionIndex[section] else { return nil }
    return sections.find(label: address.label)?.position
  }

  func section(at index: Int) -> Section { sections[index].identifier }

  func items(inSection index: Int) -> [Item] {
    let items = sections[index].items
    var identifiers: [Item] = []
    identifiers.reserveCapacity(items.count)
    items.forEach { identifiers.append($0.identifier) }
    return identifiers
  }

  func itemCount(inSection index: Int) -> Int { sections[index].items.count }

  func itemCount(beforeSection index: Int) -> Int { sections.weight(before: index) }

  func item(at place: ItemPlace) -> Item {
    sections[place.section].items[place.item].identifier
  }

  func contains(_ item: Item) -> Bool { itemIndex[item] != nil }

  func place(of item: Item) -> ItemPlace? {
    guard let address = itemIndex[item], let label = labelOfToken[address.token],
      let (section, entry) = sections.find(label: label),
      let position = entry.items.find(label: address.label)?.position
    else { return nil }
    return ItemPlace(section: section, item: position)
  }

  // MARK: Items

  /// Inserts items at a place, unless one of them is in the snapshot already or given twice: then
  /// nothing changes and the answer is `false`.
  mutating func insertIfNew(_ new: [Item], at place: ItemPlace) -> Bool {
    if new.isEmpty { return true }
    itemIndex.prepare(for: new.count)
    return Self.insertIfNew(new, at: place, in: &sections, and: &itemIndex)
  }

  /// Does what ``insertIfNew(_:at:)`` says to the two parts of a store that it concerns.
  private static func insertIfNew(
    _ new: [Item], at place: ItemPlace, in sections: inout OrderedTree<SectionEntry<Section, Item>>,
    and index: inout IdentifierIndex<Item, ItemAddress>
  ) -> Bool {
    var areNew = false
    sections.change(at: place.section) { section in
      let token = section.token
      let labels = section.items.room(for: new.count, at: place.item) {
        index.update($0.identifier, ItemAddress(token: token, label: $0.label))
      }
      areNew = index.insertIfNew(new) { ItemAddress(token: token, label: labels[$0]) }
      if !areNew { return }
      let entries = new.enumerated().map { ItemEntry(identifier: $1, label: labels[$0]) }
      section.items.insert(entries, at: place.item)
    }
    return areNew
  }

  /// Removes items; those that are not there are ignored.
  mutating func remove(_ removed: [Item]) {
    itemIndex.prepare(for: removed.count)
    for item in removed {
      guard let address = itemIndex.update(item, nil), let label = labelOfToken[address.token],
        let position = sections.find(label: label)?.position
      else { continue }
      sections.change(at: position) { $0.items.remove(label: address.label) }
    }
  }

  // MARK: Sections

  mutating func insertSections(_ new: [Section], at index: Int) {
    let entries = new.enumerated().map { offset, section in
      SectionEntry<Section, Item>(identifier: section, token: nextToken + offset)
    }
    nextToken += new.count
    insert(entries, at: index)
  }

  /// Removes sections with their items; those that are not there are ignored.
  mutating func removeSections(_ removed: [Section]) {
    for section in removed {
      guard let address = sectionIndex.update(section, nil) else { continue }
      labelOfToken.update(address.token, nil)
      guard let entry = sections.remove(label: address.label) else { continue }
      if sections.weight == 0 {
        itemIndex = IdentifierIndex()
      } else {
        itemIndex.prepare(for: entry.items.count)
        entry.items.forEach { itemIndex.update($0.identifier, nil) }
      }
    }
  }

  /// Moves the section at `from` so that it stands at `to` afterwards.
  mutating func moveSection(from: Int, to: Int) {
    let label = sections[from].label
    guard let entry = sections.remove(label: label) else { return }
    insert([entry], at: to)
  }

  private mutating func insert(_ new: [SectionEntry<Section, Item>], at index: Int) {
    var labelled = new
    var changed: [SectionEntry<Section, Item>] = []
    let labels = sections.room(for: new.count, at: index) { changed.append($0) }
    for offset in labelled.indices { labelled[offset].label = labels[offset] }
    sections.insert(labelled, at: index)
    for entry in changed + labelled {
      sectionIndex.update(
        entry.identifier, SectionAddress(token: entry.token, label: entry.label))
      labelOfToken.update(entry.token, entry.label)
    }
  }
}
