// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension SnapshotContents {
  /// Traps if an invariant of the snapshot is violated; a no-op if INTERNAL_CHECKS is off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  func checkInvariants() {
    #if INTERNAL_CHECKS
    store.checkInvariants()
    for item in reloadedItems.identifiers + reconfiguredItems.identifiers {
      require(store.contains(item), "Item \(item) is marked and not in the snapshot.")
    }
    for section in reloadedSections.identifiers {
      require(
        store.indexOfSection(section) != nil, "Section \(section) is marked and not there.")
    }
    #endif
  }
}

#if INTERNAL_CHECKS
extension SnapshotStore {
  fileprivate func checkInvariants() {
    sections.checkInvariants("sections")
    require(
      MemoryLayout<SectionEntry<Section>>.offset(of: \.identifier) == 0,
      "An identifier does not lie where its entry lies.")
    var number = 0
    for index in 0..<sectionCount {
      let section = sections[index]
      section.items.checkInvariants("items of \(section.identifier)")
      require(
        indexOfSection(section.identifier) == index, "Section \(section.identifier) is lost.")
      for position in 0..<section.items.count {
        let item = section.items[position].identifier(as: Item.self)
        require(
          place(of: item) == ItemPlace(section: index, item: position),
          "Item \(item) is at \(index), \(position) and is found elsewhere or not at all.")
      }
      number += section.items.count
    }
    require(number == itemCount, "The snapshot counts \(itemCount) items and holds \(number).")
    require(sectionIndex.count == sectionCount, "The index holds other sections.")
    require(labelOfToken.count == sectionCount, "The index holds other tokens.")
  }
}

extension ItemOrder {
  fileprivate func checkInvariants(_ name: String) {
    pieces.checkInvariants(name)
    var last: Int?
    pieces.forEach { piece in
      let labels = piece.labels.list(piece.count)
      require(piece.count > 0, "A piece of \(name) is empty.")
      require(labels.count == piece.count, "A piece of \(name) has other labels than items.")
      for label in labels {
        if let last { require(last < label, "Labels of \(name) are out of order.") }
        last = label
        require(find(label: label) != nil, "A label of \(name) is not found.")
      }
    }
  }
}

extension OrderedTree {
  fileprivate func checkInvariants(_ name: String) {
    var last: Int?
    forEach { element in
      if let last { require(last < element.label, "Labels of \(name) are out of order.") }
      last = element.label
    }
    root.checkInvariants(name)
  }
}

extension OrderedNode {
  /// Checks the counts and sizes of the subtree and returns its height.
  @discardableResult
  fileprivate func checkInvariants(_ name: String) -> Int {
    if isLeaf {
      require(elements.count <= Self.leafCapacity, "A leaf of \(name) is too full.")
      require(count == elements.count, "A leaf of \(name) counts wrong.")
      require(weight == elements.reduce(0) { $0 + $1.weight }, "A leaf of \(name) weighs wrong.")
      require(elements.isEmpty || lowest == elements[0].label, "A leaf of \(name) is misnamed.")
      return 0
    }
    require(elements.isEmpty, "A branch of \(name) has elements.")
    require(children.count <= Self.branchCapacity, "A branch of \(name) is too full.")
    require(count == children.reduce(0) { $0 + $1.count }, "A branch of \(name) counts wrong.")
    require(weight == children.reduce(0) { $0 + $1.weight }, "A branch of \(name) weighs wrong.")
    require(lowest == children[0].lowest, "A branch of \(name) is misnamed.")
    let heights = children.indices.map { below($0).checkInvariants(name) }
    require(heights.allSatisfy { $0 == heights[0] }, "Branches of \(name) differ in height.")
    require(children.allSatisfy { $0.count > 0 }, "A node of \(name) is empty.")
    return heights[0] + 1
  }
}
#endif
