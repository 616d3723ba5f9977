// SPDX-License-Identifier: Apache-2.0

// Nodes of any two heights are joined by going down the higher one's edge to where the other fits, and
// everything else is made of joins. The cost is the difference of the heights.

extension OutlineNode {
  /// The node of `entries`, in order; `nil` for none.
  /// - Complexity: O(k) for k entries.
  static func of(_ entries: [Entry]) -> OutlineNode? {
    if entries.isEmpty { return nil }
    var level = entries.parts(ofAtMost: leafCapacity, full: false).map { OutlineNode(Array($0)) }
    while level.count > 1 {
      level = level.parts(ofAtMost: 2, full: true).map { pair in
        pair.count == 1
          ? pair[pair.startIndex] : joined(pair[pair.startIndex], pair[pair.endIndex - 1])
      }
    }
    return level[0]
  }

  /// The entries of `left`, then those of `right`; leaves that meet are merged when they fit.
  /// - Complexity: O(log n).
  static func concatenated(_ left: OutlineNode?, _ right: OutlineNode?) -> OutlineNode? {
    guard let left else { return right }
    guard let right else { return left }
    if left.lastLeafCount + right.firstLeafCount > leafCapacity { return joined(left, right) }
    let (before, last) = left.withoutLastLeaf
    let (first, after) = right.withoutFirstLeaf
    let middle = OutlineNode(last + first)
    let start = before.map { joined($0, middle) } ?? middle
    return after.map { joined(start, $0) } ?? start
  }

  /// The entries before `position` and those from it on.
  /// - Complexity: O(log n).
  func split(at position: Int) -> (OutlineNode?, OutlineNode?) {
    if position <= 0 { return (nil, self) }
    if position >= count { return (self, nil) }
    if case .leaf(let entries) = content {
      return (OutlineNode(Array(entries[..<position])), OutlineNode(Array(entries[position...])))
    }
    guard let (left, right) = parts else { return (nil, self) }
    if position < left.count {
      let (first, rest) = left.split(at: position)
      return (first, Self.concatenated(rest, right))
    }
    let (rest, last) = right.split(at: position - left.count)
    return (Self.concatenated(left, rest), last)
  }

  // MARK: Balance

  private static func joined(_ left: OutlineNode, _ right: OutlineNode) -> OutlineNode {
    if left.height > right.height + 1, let (outer, inner) = left.parts {
      return balanced(outer, joined(inner, right))
    }
    if right.height > left.height + 1, let (inner, outer) = right.parts {
      return balanced(joined(left, inner), outer)
    }
    return OutlineNode(left, right)
  }

  /// A branch of two children whose heights differ by 2 at most.
  private static func balanced(_ left: OutlineNode, _ right: OutlineNode) -> OutlineNode {
    if left.height > right.height + 1, let (outer, inner) = left.parts {
      if outer.height >= inner.height { return OutlineNode(outer, OutlineNode(inner, right)) }
      guard let (first, second) = inner.parts else { return OutlineNode(left, right) }
      return OutlineNode(OutlineNode(outer, first), OutlineNode(second, right))
    }
    if right.height > left.height + 1, let (inner, outer) = right.parts {
      if outer.height >= inner.height { return OutlineNode(OutlineNode(left, inner), outer) }
      guard let (first, second) = inner.parts else { return OutlineNode(left, right) }
      return OutlineNode(OutlineNode(left, first), OutlineNode(second, outer))
    }
    return OutlineNode(left, right)
  }

  // MARK: Edges

  private var firstLeafCount: Int {
    var node = self
    while case .branch(let left, _) = node.content { node = left }
    return node.count
  }

  private var lastLeafCount: Int {
    var node = self
    while case .branch(_, let right) = node.content { node = right }
    return node.count
  }

  private var withoutFirstLeaf: ([Entry], OutlineNode?) {
    guard let (left, right) = parts else { return (leafEntries, nil) }
    let (entries, rest) = left.withoutFirstLeaf
    return (entries, rest.map { Self.joined($0, right) } ?? right)
  }

  private var withoutLastLeaf: (OutlineNode?, [Entry]) {
    guard let (left, right) = parts else { return (nil, leafEntries) }
    let (rest, entries) = right.withoutLastLeaf
    return (rest.map { Self.joined(left, $0) } ?? left, entries)
  }

  private var leafEntries: [Entry] {
    if case .leaf(let entries) = content { return entries }
    return []
  }
}
