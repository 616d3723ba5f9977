// SPDX-License-Identifier: Apache-2.0

/// A node of an ``OrderedTree``: a leaf with elements or a branch with children, never both.
final class OrderedNode<Element: OrderedElement & Sendable>: TreeNode, @unchecked Sendable {
  static var leafCapacity: Int { 32 }
  static var branchCapacity: Int { 32 }

  /// The elements of a leaf.
  var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
    super.init(
      children: [], count: elements.count, weight: elements.reduce(0) { $0 + $1.weight },
      lowest: elements.first?.label ?? 0)
  }

  init(children: [TreeNode]) {
    elements = []
    super.init(
      children: children, count: children.reduce(0) { $0 + $1.count },
      weight: children.reduce(0) { $0 + $1.weight }, lowest: children.first?.lowest ?? 0)
  }

  private init(copyOf other: OrderedNode) {
    elements = other.elements
    super.init(
      children: other.children, count: other.count, weight: other.weight, lowest: other.lowest)
  }

  /// Replaces `node` with a copy unless this is the only reference to it.
  static func makeUnique(_ node: inout OrderedNode) {
    if !isKnownUniquelyReferenced(&node) { node = OrderedNode(copyOf: node) }
  }

  /// Returns the child at `index` for reading.
  func below(_ index: Int) -> OrderedNode {
    unsafeDowncast(children[index], to: OrderedNode.self)
  }

  /// Returns the child at `index`, made unique; the node itself must be unique.
  func child(_ index: Int) -> OrderedNode {
    if !isKnownUniquelyReferenced(&children[index]) {
      children[index] = OrderedNode(copyOf: below(index))
    }
    return below(index)
  }

  // MARK: Queries

  /// Returns the position of the last element of a leaf whose label is at most `label`; `nil` if there is
  /// none.
  func elementIndex(upTo label: Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].label <= label { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Returns the position of `label` among the elements of a leaf, or `nil`.
  func elementIndex(ofLabel label: Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      let found = elements[middle].label
      if found == label { return middle }
      if found < label { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
