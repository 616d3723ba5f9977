// SPDX-License-Identifier: Apache-2.0

extension SnapshotStore {
  /// The items of all sections, leaf by leaf; see ``LeafElements`` for how long they may be used.
  /// - Complexity: O(n) for n items.
  var itemLeaves: [LeafElements] {
    var leaves: [LeafElements] = []
    sections.forEach { leaves += $0.items.reference.leaves }
    return leaves
  }

  /// The item at `offset` among the items of all sections, which must exist.
  /// - Complexity: O(log n) for n items.
  func item(at offset: Int) -> Item {
    let (section, rest) = sections.place(ofWeight: offset)
    return sections[section].items[rest].identifier(as: Item.self)
  }
}

extension OrderedTree {
  /// The position of the element that holds unit `weight` of the tree's weight, and the unit within.
  /// - Complexity: O(log n) for n elements.
  func place(ofWeight weight: Int) -> (position: Int, rest: Int) {
    var node = root
    var before = 0
    var rest = weight
    while let last = node.children.last {
      var next = last
      for child in node.children {
        if rest < child.weight {
          next = child
          break
        }
        rest -= child.weight
        before += child.count
      }
      node = next
    }
    for (index, element) in node.elements.enumerated() {
      if rest < element.weight { return (before + index, rest) }
      rest -= element.weight
    }
    return (before + node.elements.count, rest)
  }
}
