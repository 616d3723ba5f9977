// SPDX-License-Identifier: Apache-2.0

/// Aligns two versions of a tree: finds runs of equal elements in the order that both have.
///
/// Nodes that both versions hold are runs and are not looked into. Only between them, in windows
/// that were written anew, elements are compared; so the cost follows the change when one tree comes
/// from the other, and is one pass over both when they have nothing in common.
///
/// ```
/// old  [A][B][C][D]      A, C and D are the same nodes: runs as they are.
/// new  [A][X][C][D]      B and X are a window; their elements are compared.
/// ```
///
/// What stands in no run was deleted, inserted or moved; which of these, is found by identifier.
struct TreeAlignment<Element: IdentifiedElement & Sendable> {
  typealias Node = OrderedNode<Element>

  /// The runs, in order.
  private(set) var runs: [AlignedRun] = []
  /// The runs of `runs` that were found by comparing elements, not by the identity of nodes.
  private(set) var compared: [AlignedRun] = []
  private(set) var nodes = 0
  var comparison = IdentifierComparison(of: Element.Identifier.self)
  /// How far both trees were aligned.
  private var old = 0
  private var new = 0

  /// - Complexity: O(k log n) for trees that differ by k edits; O(n) for unrelated ones.
  init(_ oldTree: OrderedTree<Element>, _ newTree: OrderedTree<Element>) {
    if oldTree.root === newTree.root {
      pass(oldTree.root)
    } else {
      align([oldTree.root], oldTree.root.height, [newTree.root], newTree.root.height)
    }
  }

  // MARK: Nodes

  /// Aligns nodes of one height with nodes of another.
  private mutating func align(
    _ olds: [Node], _ oldHeight: Int, _ news: [Node], _ newHeight: Int
  ) {
    if olds.isEmpty || news.isEmpty { return skip(olds, news) }
    if oldHeight > newHeight { return align(open(olds), oldHeight - 1, news, newHeight) }
    if newHeight > oldHeight { return align(olds, oldHeight, open(news), newHeight - 1) }
    let shorter = min(olds.count, news.count)
    let head = (0..<shorter).first { olds[$0] !== news[$0] } ?? shorter
    let tail =
      (0..<(shorter - head)).first { olds[olds.count - 1 - $0] !== news[news.count - 1 - $0] }
      ?? shorter - head
    olds[..<head].forEach { pass($0) }
    alignBetween(olds[head..<(olds.count - tail)], news[head..<(news.count - tail)], oldHeight)
    olds[(olds.count - tail)...].forEach { pass($0) }
  }

  /// Aligns nodes between equal ends: those that both sides hold, and the windows between them.
  private mutating func alignBetween(
    _ olds: ArraySlice<Node>, _ news: ArraySlice<Node>, _ height: Int
  ) {
    let index = NodeIndex(olds)
    var nextOld = olds.startIndex
    var nextNew = news.startIndex
    for position in news.indices {
      guard let found = index[news[position]], found >= nextOld else { continue }
      alignWindow(Array(olds[nextOld..<found]), Array(news[nextNew..<position]), height)
      pass(news[position])
      nextOld = found + 1
      nextNew = position + 1
    }
    alignWindow(Array(olds[nextOld...]), Array(news[nextNew...]), height)
  }

  /// Aligns nodes of which none is in both versions.
  private mutating func alignWindow(_ olds: [Node], _ news: [Node], _ height: Int) {
    if olds.isEmpty || news.isEmpty { return skip(olds, news) }
    if height > 0 { return align(open(olds), height - 1, open(news), height - 1) }
    nodes += olds.count + news.count
    var window = LeafAlignment(
      olds.compactMap { $0.leafElements }, news.compactMap { $0.leafElements }, comparison)
    window.align()
    comparison = window.comparison
    for run in window.runs {
      runs.add(old: old + run.old, new: new + run.new, count: run.count)
      compared.add(old: old + run.old, new: new + run.new, count: run.count)
    }
    skip(olds, news)
  }

  /// The children of `parents`.
  private mutating func open(_ parents: [Node]) -> [Node] {
    nodes += parents.count
    return parents.flatMap(\.children)
  }

  /// Goes past a node that both versions hold.
  private mutating func pass(_ node: Node) {
    runs.add(old: old, new: new, count: node.count)
    old += node.count
    new += node.count
  }

  /// Goes past nodes that have been dealt with.
  private mutating func skip(_ olds: [Node], _ news: [Node]) {
    for node in olds { old += node.count }
    for node in news { new += node.count }
  }
}
