// SPDX-License-Identifier: Apache-2.0

// Each of these is called on a uniquely referenced node (see `makeUnique`).

extension OrderedNode {
  /// Inserts `new`, the first at `position`.
  ///
  /// - Returns: The new siblings after the node, if it was split.
  /// - Complexity: O(*k* + log *n*) for *k* inserted elements.
  func insert(_ new: [Element], at position: Int) -> [OrderedNode] {
    count += new.count
    weight += new.reduce(0) { $0 + $1.weight }
    if isLeaf {
      let atEnd = position == elements.count
      elements.insert(contentsOf: new, at: position)
      lowest = elements[0].label
      return splitElements(full: atEnd)
    }
    let (index, inner) = childIndex(at: position, leading: true)
    let siblings = child(index).insert(new, at: inner)
    lowest = children[0].lowest
    if siblings.isEmpty { return [] }
    let atEnd = index + 1 == children.count
    children.insert(contentsOf: siblings.map { $0 as TreeNode }, at: index + 1)
    return splitChildren(full: atEnd)
  }

  /// Removes and returns the element with `label`, or returns `nil` if there is none.
  ///
  /// - Complexity: O(log *n*).
  func remove(label: Int) -> Element? {
    let removed: Element
    if isLeaf {
      guard let index = elementIndex(ofLabel: label) else { return nil }
      removed = elements.remove(at: index)
      lowest = elements.first?.label ?? 0
    } else {
      let index = childIndex(ofLabel: label)
      guard let element = child(index).remove(label: label) else { return nil }
      removed = element
      refill(childAt: index)
      lowest = children.first?.lowest ?? 0
    }
    count -= 1
    weight -= removed.weight
    return removed
  }

  /// Changes the element at `position` in place.
  ///
  /// - Complexity: O(log *n*).
  func change(at position: Int, _ body: (inout Element) -> Void) {
    if isLeaf {
      weight -= elements[position].weight
      body(&elements[position])
      weight += elements[position].weight
      lowest = elements[0].label
    } else {
      let (index, inner) = childIndex(at: position)
      let changed = child(index)
      weight -= changed.weight
      changed.change(at: inner, body)
      weight += changed.weight
      lowest = children[0].lowest
    }
  }

  /// Assigns `labels` to the elements from `position` on, up to the end of either.
  func relabel(from position: Int, _ labels: inout ArraySlice<Int>) {
    if isLeaf {
      for index in position..<elements.count {
        guard let label = labels.popFirst() else { break }
        elements[index].label = label
      }
      lowest = elements[0].label
    } else {
      var (index, inner) = childIndex(at: position)
      while index < children.count, !labels.isEmpty {
        child(index).relabel(from: inner, &labels)
        index += 1
        inner = 0
      }
      lowest = children[0].lowest
    }
  }

  // MARK: Sizes

  /// Splits an overfull leaf and returns the new siblings.
  ///
  /// Parts are of equal size, or `full` if the node grew at its end, because an append is likely followed by
  /// another one.
  private func splitElements(full: Bool) -> [OrderedNode] {
    if elements.count <= Self.leafCapacity { return [] }
    let parts = elements.parts(ofAtMost: Self.leafCapacity, full: full)
    let siblings = parts.dropFirst().map { OrderedNode(elements: Array($0)) }
    elements = Array(parts[0])
    recount()
    return siblings
  }

  /// Splits an overfull branch and returns the new siblings.
  private func splitChildren(full: Bool) -> [OrderedNode] {
    if children.count <= Self.branchCapacity { return [] }
    let parts = children.parts(ofAtMost: Self.branchCapacity, full: full)
    let siblings = parts.dropFirst().map { OrderedNode(children: Array($0)) }
    children = Array(parts[0])
    recount()
    return siblings
  }

  /// Merges the child at `index` with an adjacent one if it has too few elements.
  private func refill(childAt index: Int) {
    let child = below(index)
    let isSmall =
      child.isLeaf
      ? child.elements.count < Self.leafCapacity / 4
      : child.children.count < Self.branchCapacity / 4
    if !isSmall { return }
    if children.count == 1 {
      if child.count == 0 { children = [] }
      return
    }
    let left = index > 0 ? index - 1 : index
    let neighbour = below(left + 1)
    children.remove(at: left + 1)
    let merged = self.child(left)
    merged.elements += neighbour.elements
    merged.children += neighbour.children
    merged.recount()
    let siblings =
      merged.isLeaf ? merged.splitElements(full: false) : merged.splitChildren(full: false)
    children.insert(contentsOf: siblings.map { $0 as TreeNode }, at: left + 1)
  }

  private func recount() {
    count = isLeaf ? elements.count : children.reduce(0) { $0 + $1.count }
    weight =
      isLeaf
      ? elements.reduce(0) { $0 + $1.weight } : children.reduce(0) { $0 + $1.weight }
    lowest = isLeaf ? elements.first?.label ?? 0 : children[0].lowest
  }
}
