// SPDX-License-Identifier: Apache-2.0

/// Ordered sections of ordered items, with an index from identifiers to places.
///
/// The caller, ``SnapshotContents``, ensures that inserted identifiers are new and places exist. Copies share
/// structure; every query for one identifier or place is O(log *n*), and an edit of *k* items costs O(*k* log
/// *n*), shared or not.
struct SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var sections = OrderedTree<SectionEntry<Section>>()
  /// The address of every section of `sections`, and of no other.
  private(set) var sectionIndex = IdentifierIndex<Section, SectionAddress>()
  /// The label of every section of `sections`, by its token.
  private(set) var labelOfToken = IdentifierIndex<Int, Int>()
  /// Addresses that include one for every item of every section.
  private(set) var addresses = AddressTable(IdentifierComparison(of: Item.self))
  private var nextToken = 0

  // MARK: Queries

  var sectionCount: Int { sections.count }
  var itemCount: Int { sections.weight }

  var sectionIdentifiers: [Section] {
    var identifiers: [Section] = []
    identifiers.reserveCapacity(sectionCount)
    sections.forEach { identifiers.append($0.identifier) }
    return identifiers
  }

  var itemIdentifiers: [Item] {
    if sectionCount == 1 { return sections[0].items.identifiers(as: Item.self) }
    var identifiers: [Item] = []
    identifiers.reserveCapacity(itemCount)
    sections.forEach { identifiers += $0.items.identifiers(as: Item.self) }
    return identifiers
  }

  func indexOfSection(_ section: Section) -> Int? {
    guard let address = sectionIndex[section] else { return nil }
    return sections.find(label: address.label)?.position
  }

  func section(at index: Int) -> Section { sections[index].identifier }

  func items(inSection index: Int) -> [Item] { sections[index].items.identifiers(as: Item.self) }

  func itemCount(inSection index: Int) -> Int { sections[index].items.count }

  func itemCount(beforeSection index: Int) -> Int { sections.weight(before: index) }

  func item(at place: ItemPlace) -> Item {
    sections[place.section].items[place.item].identifier(as: Item.self)
  }

  /// Returns the item at a place; `nil` if there is none.
  func itemIfAny(section: Int, item: Int) -> Item? {
    stretch(section: section, item: item)?.item(at: item, as: Item.self)
  }

  /// Returns the items stored contiguously with the one at a place; `nil` if there is none.
  func stretch(section: Int, item: Int) -> ItemStretch? {
    guard section >= 0, section < sections.count, item >= 0 else { return nil }
    let items = sections[section].items
    guard item < items.count else { return nil }
    let (piece, places) = items.piece(with: item)
    return ItemStretch(piece, section: section, places: places)
  }

  // MARK: Items

  /// Inserts items at a place, unless one of them is in the snapshot already or occurs twice.
  ///
  /// - Returns: `false` if an item could not be inserted, in which case nothing was inserted.
  mutating func insertIfNew(_ new: [Item], at place: ItemPlace) -> Bool {
    guard let memory = ItemArray(new) else { return true }
    if addresses.isOutdated(for: itemCount) { addresses = ownAddresses() }
    let token = sections[place.section].token
    var labels = FreeLabels(first: 0, distance: 1)
    var relabelled: [ItemEntry] = []
    sections.change(at: place.section) {
      labels = $0.items.room(for: new.count, at: place.item) { relabelled.append($0) }
    }
    for entry in relabelled { record(entry, token: token) }
    if !claim(memory.elements, token: token, labels) { return false }
    sections.change(at: place.section) { $0.items.insert(memory, labels, at: place.item) }
    return true
  }

  /// Removes items; missing ones are ignored.
  mutating func remove(_ removed: [Item]) {
    for item in removed {
      guard let place = place(of: item) else { continue }
      sections.change(at: place.section) { $0.items.remove(at: place.item) }
    }
  }

  /// Removes the items in a range of the section at `index`, without reading them.
  ///
  /// - Complexity: O(log *n*) for items inserted together, otherwise O(*k* log *n*) for *k* items.
  mutating func removeItems(_ range: Range<Int>, inSection index: Int) {
    sections.change(at: index) { $0.items.remove(range) }
  }

  // MARK: Sections

  mutating func insertSections(_ new: [Section], at index: Int) {
    let entries = new.enumerated().map { offset, section in
      SectionEntry<Section>(identifier: section, token: nextToken + offset)
    }
    nextToken += new.count
    insert(entries, at: index)
  }

  /// Removes sections with their items; missing ones are ignored.
  mutating func removeSections(_ removed: [Section]) {
    for section in removed {
      guard let address = sectionIndex.update(section, nil) else { continue }
      labelOfToken.update(address.token, nil)
      sections.remove(label: address.label)
    }
    if sections.weight == 0 { addresses = addresses.emptied }
  }

  /// Moves the section at `from`, so that its index is `to` afterwards.
  mutating func moveSection(from: Int, to: Int) {
    let label = sections[from].label
    guard let entry = sections.remove(label: label) else { return }
    insert([entry], at: to)
  }

  private mutating func insert(_ new: [SectionEntry<Section>], at index: Int) {
    var labelled = new
    var changed: [SectionEntry<Section>] = []
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
