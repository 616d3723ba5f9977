// SPDX-License-Identifier: Apache-2.0

/// A node of an ``OutlineTree``: a branch with children or, as an ``OutlineLeaf``, entries with items.
///
/// What a node adds to all entries below (``OutlineShift``) is kept at the node and added on the way
/// down; its sums include it, and not what nodes above add. Items are known to leaves only: everything
/// else costs the same whatever their type is.
///
/// Nodes are shared between versions of a tree. A node is changed only while one reference to it
/// exists, which its owner makes sure of from the root down (`child(_:)`); that is why it may be sent
/// between threads.
class OutlineNode: @unchecked Sendable {
  static var leafCapacity: Int { 128 }
  static var branchCapacity: Int { 16 }

  /// The children of a branch; empty in a leaf.
  final var children: [OutlineNode]
  /// The entries of a leaf, less the shifts of the leaf and of what is above it.
  final var entries: [OutlineEntry]
  /// What is added to all entries below.
  final var shift: OutlineShift
  /// What the entries below come to, with the shift.
  final var sums = OutlineSums()

  init(children: [OutlineNode], entries: [OutlineEntry], shift: OutlineShift) {
    self.children = children
    self.entries = entries
    self.shift = shift
    resum()
  }

  final var isLeaf: Bool { children.isEmpty }
  final var count: Int { sums.count }

  /// The number of levels below.
  /// - Complexity: O(log n).
  final var height: Int {
    var height = 0
    var node = self
    while let first = node.children.first {
      height += 1
      node = first
    }
    return height
  }

  /// A node that shares all children, or items, with this one.
  func copy() -> OutlineNode { OutlineNode(children: children, entries: entries, shift: shift) }

  // MARK: Items of a leaf

  /// Inserts the items of the leaf `other` so that the first stands at `position`; a branch has none.
  func insertItems(of other: OutlineNode, at position: Int) {}

  /// Removes the items of `range`; a branch has none.
  func removeItems(_ range: Range<Int>) {}

  /// The entries of `range` with their items as a leaf of their own, with the shift of this one.
  func part(_ range: Range<Int>) -> OutlineNode { copy() }

  // MARK: Changing

  /// Replaces `node` by a copy unless this is the only reference to it.
  static func makeUnique(_ node: inout OutlineNode) {
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
  }

  /// The child at `index`, made safe to change; the node itself must be safe to change.
  final func child(_ index: Int) -> OutlineNode {
    OutlineNode.makeUnique(&children[index])
    return children[index]
  }

  /// Counts what is below anew.
  final func resum() {
    if isLeaf {
      sums = OutlineSums(entries).shifted(by: shift)
      return
    }
    var sums = OutlineSums()
    for child in children { sums.add(child.sums) }
    self.sums = sums.shifted(by: shift)
  }

  // MARK: Finding

  /// The child that holds position `position`, and the position within it; a position between two
  /// children counts as the end of the earlier one when `leading`.
  final func childIndex(at position: Int, leading: Bool = false) -> (index: Int, position: Int) {
    var rest = position
    for (index, child) in children.enumerated() {
      if rest < child.count || (leading && rest == child.count) { return (index, rest) }
      rest -= child.count
    }
    return (children.count - 1, children[children.count - 1].count)
  }
}
