// SPDX-License-Identifier: Apache-2.0

extension SnapshotStore {
  /// The items of all sections, leaf by leaf; see ``LeafElements`` for their lifetime.
  ///
  /// - Complexity: O(*n*) for *n* items.
  var itemLeaves: [LeafElements] {
    var leaves: [LeafElements] = []
    sections.forEach { leaves += $0.items.reference.leaves }
    return leaves
  }

  /// Returns the item at `offset` among the items of all sections, which must exist.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  func item(at offset: Int) -> Item {
    let (section, rest) = sections.place(ofWeight: offset)
    return sections[section].items[rest].identifier(as: Item.self)
  }
}
