// SPDX-License-Identifier: Apache-2.0

// Lookup of an item's position: the address table returns candidates, the trees verify them.

extension SnapshotStore {
  func contains(_ item: Item) -> Bool { find(item) != nil }

  func place(of item: Item) -> ItemPlace? { find(item) }

  private func find(_ item: Item) -> ItemPlace? {
    withUnsafeBytes(of: item) { bytes in
      guard let pointer = bytes.baseAddress else { return nil }
      // The newest address is most likely the correct one.
      for address in addresses.addresses(addresses.hash(pointer)).reversed() {
        if let place = find(pointer, at: address) { return place }
      }
      return nil
    }
  }

  /// Returns the place of the item at `address` in this version, if it is equal to the one at `pointer`.
  private func find(_ pointer: UnsafeRawPointer, at address: ItemAddress) -> ItemPlace? {
    guard let label = labelOfToken[address.token],
      let (section, entry) = sections.find(label: label),
      let (position, found) = entry.items.find(label: address.label),
      found.withPointer({ addresses.areEqual($0, pointer) })
    else { return nil }
    return ItemPlace(section: section, item: position)
  }

  /// Adds addresses for `new` and returns `true`, unless one of them is in the snapshot or occurs twice.
  func claim(_ new: LeafElements, token: Int, _ labels: FreeLabels) -> Bool {
    addresses.add(new, addresses.hashes(new), token: token, labels) { index, address in
      find(new.element(index), at: address) != nil
    }
  }

  /// Adds the address of an item that is in the snapshot and was relabelled.
  func record(_ entry: ItemEntry, token: Int) {
    let hash = entry.withPointer { addresses.hash($0) }
    addresses.add(hash, ItemAddress(token: token, label: entry.label))
  }

  /// Returns a table of the addresses of this version only.
  ///
  /// - Complexity: O(*n*) for *n* items.
  func ownAddresses() -> AddressTable {
    let own = addresses.emptied
    sections.forEach { section in
      section.items.pieces.forEach { piece in
        let hashes = own.hashes(piece.elements)
        if case .even(let labels) = piece.labels {
          _ = own.add(piece.elements, hashes, token: section.token, labels) { _, _ in false }
        } else {
          for (offset, hash) in hashes.enumerated() {
            own.add(hash, ItemAddress(token: section.token, label: piece.labels[offset]))
          }
        }
      }
    }
    own.settle()
    return own
  }
}
