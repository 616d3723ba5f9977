// SPDX-License-Identifier: Apache-2.0

/// The element-independent part of a node of an ``OrderedTree``: children and sums over them.
///
/// This is sufficient to find a position or a label. As the class has no element type, the loops over
/// children run at full speed for identifiers of every type in every module.
///
/// Nodes are shared between versions of a tree. A node is changed only while one reference to it exists,
/// which its owner ensures from the root down; therefore it may be sent between threads.
class TreeNode: @unchecked Sendable {
  /// The children of a branch, all of the node's own class; empty in a leaf.
  final var children: [TreeNode]
  /// The number of elements below.
  final var count: Int
  /// The sum of the weights of the elements below.
  final var weight: Int
  /// The label of the first element below.
  final var lowest: Int

  init(children: [TreeNode], count: Int, weight: Int, lowest: Int) {
    self.children = children
    self.count = count
    self.weight = weight
    self.lowest = lowest
  }

  final var isLeaf: Bool { children.isEmpty }

  // MARK: Queries

  /// Returns the index of the child that contains `position`, and the position within it; the last child for
  /// the end.
  ///
  /// A position between two children belongs to the right one, or to the left one if `leading` is `true`.
  final func childIndex(
    at position: Int, leading: Bool = false
  ) -> (index: Int, position: Int) {
    var rest = position
    for index in children.indices {
      let count = children[index].count
      if rest < count || (leading && rest == count) { return (index, rest) }
      rest -= count
    }
    return (children.count - 1, children[children.count - 1].count)
  }

  /// Returns the index of the only child that may contain `label`.
  final func childIndex(ofLabel label: Int) -> Int {
    var low = 0
    var high = children.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if children[middle].lowest <= label { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the index of the child that contains unit `weight` of the weight below, the unit within it, and
  /// the number of elements before it.
  ///
  /// For the end, the result is the last child, with the elements of all children counted as before it.
  final func childIndex(ofWeight weight: Int) -> (index: Int, rest: Int, before: Int) {
    var rest = weight
    var before = 0
    for index in children.indices {
      let child = children[index]
      if rest < child.weight { return (index, rest, before) }
      rest -= child.weight
      before += child.count
    }
    return (children.count - 1, rest, before)
  }

  /// Returns the number of elements in the first `number` children.
  final func count(ofFirst number: Int) -> Int {
    var sum = 0
    for index in 0..<number { sum += children[index].count }
    return sum
  }

  /// Returns the weight of the first `number` children.
  final func weight(ofFirst number: Int) -> Int {
    var sum = 0
    for index in 0..<number { sum += children[index].weight }
    return sum
  }
}
