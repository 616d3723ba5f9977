// SPDX-License-Identifier: Apache-2.0

/// A node of an ``OrderedTree``: a leaf with elements or a branch with children, never both.
///
/// Nodes are shared between versions of a tree. A node is changed only while one reference to it
/// exists, which its owner makes sure of from the root down (`child(_:)`); that is why it may be sent
/// between threads.
final class OrderedNode<Element: OrderedElement & Sendable>: @unchecked Sendable {
  static var leafCapacity: Int { 32 }
  static var branchCapacity: Int { 32 }

  /// The elements of a leaf.
  var elements: [Element]
  /// The children of a branch; empty in a leaf.
  var children: [OrderedNode]
  /// The number of elements below.
  var count: Int
  /// The sum of the weights of the elements below.
  var weight: Int
  /// The label of the first element below.
  var lowest: Int

  init(elements: [Element]) {
    self.elements = elements
    children = []
    count = elements.count
    weight = elements.reduce(0) { $0 + $1.weight }
    lowest = elements.first?.label ?? 0
  }

  init(children: [OrderedNode]) {
    elements = []
    self.children = children
    count = children.reduce(0) { $0 + $1.count }
    weight = children.reduce(0) { $0 + $1.weight }
    lowest = children.first?.lowest ?? 0
  }

  private init(copyOf other: OrderedNode) {
    elements = other.elements
    children = other.children
    count = other.count
    weight = other.weight
    lowest = other.lowest
  }

  var isLeaf: Bool { children.isEmpty }

  /// Replaces `node` by a copy unless this is the only reference to it.
  static func makeUnique(_ node: inout OrderedNode) {
    if !isKnownUniquelyReferenced(&node) { node = OrderedNode(copyOf: node) }
  }

  /// The child at `index`, made safe to change; the node itself must be safe to change.
  func child(_ index: Int) -> OrderedNode {
    OrderedNode.makeUnique(&children[index])
    return children[index]
  }

  // MARK: Finding

  /// The child that holds position `position`, and the position within it; a position between two
  /// children counts as the end of the earlier one when `leading`.
  func childIndex(at position: Int, leading: Bool = false) -> (index: Int, position: Int) {
    var rest = position
    for (index, child) in children.enumerated() {
      if rest < child.count || (leading && rest == child.count) { return (index, rest) }
      rest -= child.count
    }
    return (children.count - 1, children[children.count - 1].count)
  }

  /// The child that holds `label` if any does.
  func childIndex(ofLabel label: Int) -> Int {
    var low = 0
    var high = children.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if children[middle].lowest <= label { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of the last element of a leaf whose label is not above `label`.
  func elementIndex(upTo label: Int) -> Int? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].label <= label { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The position of `label` among the elements of a leaf.
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
