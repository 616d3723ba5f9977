// SPDX-License-Identifier: Apache-2.0

// The way from an item to its place: the table of addresses proposes, the trees confirm.

extension SnapshotStore {
  func contains(_ item: Item) -> Bool { find(item) != nil }

  func place(of item: Item) -> ItemPlace? { find(item) }

  private func find(_ item: Item) -> ItemPlace? {
    let hash = withUnsafeBytes(of: item) { bytes in bytes.baseAddress.map { addresses.hash($0) } }
    guard let hash else { return nil }
    // The newest is most likely the one.
    for address in addresses.addresses(hash).reversed() {
      if let (place, found) = find(address), found == item { return place }
    }
    return nil
  }

  /// The item at `address` in this version.
  private func find(_ address: ItemAddress) -> (ItemPlace, Item)? {
    guard let label = labelOfToken[address.token],
      let (section, entry) = sections.find(label: label),
      let (position, item) = entry.items.find(label: address.label)
    else { return nil }
    return (ItemPlace(section: section, item: position), item)
  }

  /// Adds addresses for `new` unless one of them is in the snapshot or given twice.
  func claim(_ new: [Item], token: Int, _ labels: FreeLabels) -> Bool {
    new.withUnsafeBytes { bytes in
      guard let items = LeafElements(bytes, of: Item.self) else { return true }
      return addresses.add(items, addresses.hashes(items), token: token, labels) { index, address in
        find(address)?.1 == new[index]
      }
    }
  }

  /// Adds the address of an item that is in the snapshot and was labelled anew.
  func note(_ entry: ItemEntry<Item>, token: Int) {
    withUnsafeBytes(of: entry.identifier) { bytes in
      guard let pointer = bytes.baseAddress else { return }
      addresses.add(addresses.hash(pointer), ItemAddress(token: token, label: entry.label))
    }
  }

  /// The addresses of this version alone.
  /// - Complexity: O(n) for n items.
  func ownAddresses() -> AddressTable {
    let own = addresses.emptied
    sections.forEach { section in
      section.items.pieces.forEach { piece in
        piece.items.withUnsafeBytes { bytes in
          guard let items = LeafElements(bytes, of: Item.self) else { return }
          let hashes = own.hashes(items)
          if case .even(let labels) = piece.labels {
            _ = own.add(items, hashes, token: section.token, labels) { _, _ in false }
          } else {
            for (offset, hash) in hashes.enumerated() {
              own.add(hash, ItemAddress(token: section.token, label: piece.labels[offset]))
            }
          }
        }
      }
    }
    own.settle()
    return own
  }
}
