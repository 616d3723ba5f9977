// SPDX-License-Identifier: Apache-2.0

/// A node of an ``OutlineTree``: a branch with children or, as an ``OutlineLeaf``, entries with items.
///
/// The shift of all entries below a node (``OutlineShift``) is stored at the node and added on the way down;
/// the sums of a node include its shift, but not the shifts of its ancestors. Only leaves contain items, so
/// that everything else is independent of the type of the items.
///
/// Nodes are shared between versions of a tree. A node is changed only while one reference to it exists,
/// which its owner ensures from the root down (`child(_:)`); therefore it may be sent between threads.
class OutlineNode: @unchecked Sendable {
  static var leafCapacity: Int { 128 }
  static var branchCapacity: Int { 16 }

  /// The children of a branch; empty in a leaf.
  final var children: [OutlineNode]
  /// The entries of a leaf, minus the shifts of the leaf and its ancestors.
  final var entries: [OutlineEntry]
  /// The shift of all entries below.
  final var shift: OutlineShift
  /// The sums of the entries below, including the shift.
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
  ///
  /// - Complexity: O(log *n*).
  final var height: Int {
    var height = 0
    var node = self
    while let first = node.children.first {
      height += 1
      node = first
    }
    return height
  }

  /// Returns a node that shares all children, or items, with this one.
  func copy() -> OutlineNode { OutlineNode(children: children, entries: entries, shift: shift) }

  // MARK: Leaf items

  /// Inserts the items of the leaf `other`, the first at `position`; a branch has none.
  func insertItems(of other: OutlineNode, at position: Int) {}

  /// Removes the items of `range`; a branch has none.
  func removeItems(_ range: Range<Int>) {}

  /// Returns the entries of `range` with their items as a separate leaf with the same shift; a branch returns
  /// a copy of itself.
  func part(_ range: Range<Int>) -> OutlineNode { copy() }

  // MARK: Changes

  /// Replaces `node` with a copy unless this is the only reference to it.
  static func makeUnique(_ node: inout OutlineNode) {
    if !isKnownUniquelyReferenced(&node) { node = node.copy() }
  }

  /// Returns the child at `index`, made unique; the node itself must be unique.
  final func child(_ index: Int) -> OutlineNode {
    OutlineNode.makeUnique(&children[index])
    return children[index]
  }

  /// Recomputes the sums.
  final func resum() {
    if isLeaf {
      sums = OutlineSums(entries).shifted(by: shift)
      return
    }
    var sums = OutlineSums()
    for child in children { sums.add(child.sums) }
    self.sums = sums.shifted(by: shift)
  }

  // MARK: Queries

  /// Returns the index of the child that contains `position`, and the position within it.
  ///
  /// A position between two children belongs to the earlier one if `leading` is `true`.
  final func childIndex(at position: Int, leading: Bool = false) -> (index: Int, position: Int) {
    var rest = position
    for (index, child) in children.enumerated() {
      if rest < child.count || (leading && rest == child.count) { return (index, rest) }
      rest -= child.count
    }
    return (children.count - 1, children[children.count - 1].count)
  }
}
