// SPDX-License-Identifier: Apache-2.0

/// An unowned, type-erased reference to a tree, which must outlive it.
///
/// Only ``open`` depends on the type of the tree. It is called once for each visited node, so a traversal is
/// not specialized and costs the same in every module.
struct TreeReference {
  /// The contents of a node; an empty leaf may be represented as a branch without children.
  enum Contents {
    case branch([NodeReference])
    case leaf([LeafElements])
  }

  let root: NodeReference
  /// Returns the contents of a node of the tree.
  let open: (NodeReference) -> Contents

  /// The number of levels below the root.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  var height: Int {
    var height = 0
    var node = root
    while case .branch(let children) = open(node), let first = children.first {
      height += 1
      node = first
    }
    return height
  }

  /// Calls `body` with the elements at each of `ranges`, which ascend, leaf by leaf, and the index of the
  /// range.
  ///
  /// - Complexity: O(*k* + *r* log *n*) for *k* elements in *r* ranges.
  func visitLeaves(in ranges: [Range<Int>], _ body: (Int, LeafElements) -> Void) {
    if ranges.isEmpty { return }
    var next = 0
    func visit(_ node: NodeReference, _ first: Int) {
      let end = first + node.count
      switch open(node) {
      case .leaf(let stretches):
        var start = first
        for all in stretches {
          let end = start + all.count
          while next < ranges.count, ranges[next].lowerBound < end {
            let part = ranges[next].clamped(to: start..<end)
            body(next, all[(part.lowerBound - start)..<(part.upperBound - start)])
            if ranges[next].upperBound > end { break }
            next += 1
          }
          start = end
        }
      case .branch(let children):
        var start = first
        for child in children {
          guard next < ranges.count, ranges[next].lowerBound < end else { return }
          if ranges[next].lowerBound < start + child.count { visit(child, start) }
          start += child.count
        }
      }
    }
    visit(root, 0)
  }

  /// Returns the elements at `ranges`, which ascend, leaf by leaf.
  ///
  /// - Complexity: O(*k* + *r* log *n*) for *k* elements in *r* ranges.
  func leaves(in ranges: [Range<Int>]) -> [LeafElements] {
    var leaves: [LeafElements] = []
    visitLeaves(in: ranges) { _, part in leaves.append(part) }
    return leaves
  }

  /// All elements, leaf by leaf.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  var leaves: [LeafElements] { leaves(in: [0..<root.count]) }
}

extension OrderedTree {
  /// The type-erased tree; see ``TreeReference``.
  var reference: TreeReference {
    TreeReference(root: NodeReference(root, count: root.count)) { reference in
      let node = reference.node(of: Element.self)
      if !node.isLeaf { return .branch(node.children.map { NodeReference($0, count: $0.count) }) }
      return .leaf(node.elements.leaves)
    }
  }
}

extension ItemOrder {
  /// The type-erased items; see ``TreeReference``.
  var reference: TreeReference {
    TreeReference(root: NodeReference(root, count: root.weight)) { reference in
      let node = reference.node(of: Piece.self)
      if !node.isLeaf { return .branch(node.children.map { NodeReference($0, count: $0.weight) }) }
      return .leaf(node.elements.map { $0.elements })
    }
  }
}

extension NodeReference {
  fileprivate init(_ node: TreeNode, count: Int) {
    self.init(node: Unmanaged.passUnretained(node), count: count)
  }

  fileprivate func node<Element>(of type: Element.Type) -> OrderedNode<Element> {
    unsafeDowncast(node.takeUnretainedValue(), to: OrderedNode<Element>.self)
  }
}
