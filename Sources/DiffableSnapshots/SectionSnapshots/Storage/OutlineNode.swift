// SPDX-License-Identifier: Apache-2.0

/// A node of an ``OutlineTree``: a leaf with entries or a branch of two children.
///
/// Nodes never change, so that versions share them and threads send them. What an ancestor adds to
/// the entries below (``OutlineShift``) is kept at the branch and added on the way down; the sums of a
/// node include its own shift, and not those above.
final class OutlineNode<Item: Hashable & Sendable>: Sendable {
  typealias Entry = OutlineEntry<Item>

  /// The most entries of a leaf; two leaves next to each other hold more than this together.
  static var leafCapacity: Int { 64 }

  enum Content: Sendable {
    case leaf([Entry])
    case branch(OutlineNode, OutlineNode)
  }

  let content: Content
  /// What is added to all entries below; none in a leaf, whose entries are as they are.
  let shift: OutlineShift
  /// The longest way down to a leaf; the two children's differ by 1 at most.
  let height: Int
  let count: Int
  /// The label of the first entry.
  let lowest: Int
  /// The least depth below.
  let minDepth: Int
  /// The least number of hidden ancestors below, and how many entries have it.
  let minHidden: Int
  let shown: Int
  /// How many entries are expanded.
  let expanded: Int

  /// A leaf of one entry at least.
  init(_ entries: [Entry]) {
    content = .leaf(entries)
    shift = OutlineShift()
    height = 0
    count = entries.count
    lowest = entries.first?.label ?? 0
    minDepth = entries.reduce(Int.max) { min($0, $1.depth) }
    let least = entries.reduce(Int.max) { min($0, $1.hidden) }
    minHidden = least
    shown = entries.reduce(0) { $0 + ($1.hidden == least ? 1 : 0) }
    expanded = entries.reduce(0) { $0 + ($1.isExpanded ? 1 : 0) }
  }

  /// A branch of two children whose heights differ by 1 at most.
  init(_ left: OutlineNode, _ right: OutlineNode, shift: OutlineShift = OutlineShift()) {
    content = .branch(left, right)
    self.shift = shift
    height = max(left.height, right.height) + 1
    count = left.count + right.count
    lowest = left.lowest
    minDepth = min(left.minDepth, right.minDepth) + shift.depth
    let least = min(left.minHidden, right.minHidden)
    minHidden = least + shift.hidden
    shown =
      (left.minHidden == least ? left.shown : 0) + (right.minHidden == least ? right.shown : 0)
    expanded = left.expanded + right.expanded
  }

  /// The entries that are visible when `hidden` is added to their hidden ancestors.
  func visible(hidden: Int) -> Int { minHidden + hidden == 0 ? shown : 0 }

  /// The same entries with `added` added to each.
  /// - Complexity: O(1).
  func shifted(by added: OutlineShift) -> OutlineNode {
    if added == OutlineShift() { return self }
    switch content {
    case .leaf(let entries): return OutlineNode(entries.map { $0.shifted(by: added) })
    case .branch(let left, let right): return OutlineNode(left, right, shift: shift + added)
    }
  }

  /// The children with the node's shift in them; `nil` for a leaf.
  var parts: (left: OutlineNode, right: OutlineNode)? {
    guard case .branch(let left, let right) = content else { return nil }
    return (left.shifted(by: shift), right.shifted(by: shift))
  }
}
