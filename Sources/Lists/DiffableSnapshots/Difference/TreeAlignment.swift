// SPDX-License-Identifier: Apache-2.0

/// An alignment of two versions of a tree: the runs of equal elements in the order common to both.
///
/// Nodes in both versions are runs and are not opened. Elements are compared only between them, in windows of
/// new nodes; so the cost is proportional to the change if one tree derives from the other, and is one pass
/// over both if they have nothing in common.
///
/// ```
/// old  [A][B][C][D]      A, C and D are the same nodes: runs without comparison.
/// new  [A][X][C][D]      B and X are a window; their elements are compared.
/// ```
///
/// Elements outside of runs were deleted, inserted or moved; which of these is determined by identifier.
struct TreeAlignment {
  typealias Node = NodeReference

  /// The runs, in order.
  private(set) var runs: [AlignedRun] = []
  /// The runs that were found by comparing elements, not by the identity of nodes.
  private(set) var compared: [AlignedRun] = []
  private(set) var nodes = 0
  private(set) var comparison: IdentifierComparison
  private let oldTree: TreeReference
  private let newTree: TreeReference
  /// The positions up to which both trees are aligned.
  private var old = 0
  private var new = 0

  /// Aligns two trees.
  ///
  /// - Complexity: O(*k* log *n*) for trees that differ by *k* edits; O(*n*) for unrelated ones.
  init(_ oldTree: TreeReference, _ newTree: TreeReference, _ comparison: IdentifierComparison) {
    self.oldTree = oldTree
    self.newTree = newTree
    self.comparison = comparison
    if oldTree.root.isSame(as: newTree.root) {
      pass(oldTree.root)
    } else {
      align([oldTree.root], oldTree.height, [newTree.root], newTree.height)
    }
  }

  // MARK: Nodes

  /// Aligns nodes of one height with nodes of another.
  private mutating func align(
    _ olds: [Node], _ oldHeight: Int, _ news: [Node], _ newHeight: Int
  ) {
    if olds.isEmpty || news.isEmpty { return skip(olds, news) }
    if oldHeight > newHeight {
      return align(children(of: olds, in: oldTree), oldHeight - 1, news, newHeight)
    }
    if newHeight > oldHeight {
      return align(olds, oldHeight, children(of: news, in: newTree), newHeight - 1)
    }
    let shorter = min(olds.count, news.count)
    let head = (0..<shorter).first { !olds[$0].isSame(as: news[$0]) } ?? shorter
    var tail = 0
    while tail < shorter - head,
      olds[olds.count - 1 - tail].isSame(as: news[news.count - 1 - tail])
    { tail += 1 }
    olds[..<head].forEach { pass($0) }
    alignBetween(olds[head..<(olds.count - tail)], news[head..<(news.count - tail)], oldHeight)
    olds[(olds.count - tail)...].forEach { pass($0) }
  }

  /// Aligns nodes between equal ends: the shared nodes, and the windows between them.
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

  /// Aligns nodes that are not shared between the versions.
  private mutating func alignWindow(_ olds: [Node], _ news: [Node], _ height: Int) {
    if olds.isEmpty || news.isEmpty { return skip(olds, news) }
    if height > 0 {
      return align(
        children(of: olds, in: oldTree), height - 1, children(of: news, in: newTree), height - 1)
    }
    var window = LeafAlignment(
      leaves(of: olds, in: oldTree), leaves(of: news, in: newTree), comparison)
    window.align()
    comparison = window.comparison
    for run in window.runs {
      runs.add(old: old + run.old, new: new + run.new, count: run.count)
      compared.add(old: old + run.old, new: new + run.new, count: run.count)
    }
    skip(olds, news)
  }

  private mutating func children(of parents: [Node], in tree: TreeReference) -> [Node] {
    nodes += parents.count
    var children: [Node] = []
    for parent in parents {
      if case .branch(let below) = tree.open(parent) { children += below }
    }
    return children
  }

  private mutating func leaves(of parents: [Node], in tree: TreeReference) -> [LeafElements] {
    nodes += parents.count
    var leaves: [LeafElements] = []
    for parent in parents {
      if case .leaf(let elements) = tree.open(parent) { leaves += elements }
    }
    return leaves
  }

  /// Records a shared node as a run and advances both positions past it.
  private mutating func pass(_ node: Node) {
    runs.add(old: old, new: new, count: node.count)
    old += node.count
    new += node.count
  }

  /// Advances the positions past nodes that have been processed.
  private mutating func skip(_ olds: [Node], _ news: [Node]) {
    for node in olds { old += node.count }
    for node in news { new += node.count }
  }
}
