// SPDX-License-Identifier: Apache-2.0

// Access to the items of leaves: the caller passes their type, which is that of the tree.

extension OutlineNode {
  /// Returns the items of a leaf.
  final func items<Item: Hashable & Sendable>(of type: Item.Type) -> [Item] {
    unsafeDowncast(self, to: OutlineLeaf<Item>.self).items
  }

  /// Appends the items of a leaf whose entries, with `shift` added, satisfy `included`.
  final func collect<Item: Hashable & Sendable>(
    _ type: Item.Type, _ shift: OutlineShift, where included: (OutlineEntry) -> Bool,
    into list: inout [Item]
  ) {
    let items = items(of: type)
    var first = 0
    for index in 0...entries.count
    where index == entries.count || !included(entries[index].shifted(by: shift)) {
      if index > first { list += items[first..<index] }
      first = index + 1
    }
  }
}

extension OutlineNode.Place {
  /// Returns the item at the location.
  func item<Item: Hashable & Sendable>(of type: Item.Type = Item.self) -> Item {
    leaf.items(of: type)[offset]
  }
}
