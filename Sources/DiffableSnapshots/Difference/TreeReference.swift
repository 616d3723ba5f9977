// SPDX-License-Identifier: Apache-2.0

/// A tree whose elements' type is left open; it may be used as long as the tree is held.
///
/// Walking a tree without its type costs the same in every module: generic code is only in ``open``,
/// which is called once for each node that is looked into.
struct TreeReference {
  /// What is in a node; a leaf without elements may be a branch without children.
  enum Contents {
    case branch([NodeReference])
    case leaf(LeafElements)
  }

  let root: NodeReference
  /// Looks into a node of the tree.
  let open: (NodeReference) -> Contents

  /// The number of levels below the root.
  /// - Complexity: O(log n) for n elements.
  var height: Int {
    var height = 0
    var node = root
    while case .branch(let children) = open(node), let first = children.first {
      height += 1
      node = first
    }
    return height
  }

  /// The elements at each of `ranges`, which ascend, leaf by leaf.
  /// - Complexity: O(k + r log n) for k elements in r ranges.
  func leaves(in ranges: [Range<Int>]) -> [[LeafElements]] {
    var leaves = [[LeafElements]](repeating: [], count: ranges.count)
    if ranges.isEmpty { return leaves }
    var next = 0
    func visit(_ node: NodeReference, _ first: Int) {
      let end = first + node.count
      switch open(node) {
      case .leaf(let all):
        while next < ranges.count, ranges[next].lowerBound < end {
          let part = ranges[next].clamped(to: first..<end)
          leaves[next].append(all[(part.lowerBound - first)..<(part.upperBound - first)])
          if ranges[next].upperBound > end { return }
          next += 1
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
    return leaves
  }

  /// All elements, leaf by leaf.
  /// - Complexity: O(n) for n elements.
  var leaves: [LeafElements] { leaves(in: [0..<root.count]).first ?? [] }

  /// Where the element at `position` lies.
  /// - Complexity: O(log n) for n elements.
  func pointer(at position: Int) -> UnsafeRawPointer? {
    leaves(in: [position..<(position + 1)]).first?.first?.base
  }
}

extension OrderedTree {
  /// The tree for those who do not know its elements' type; see ``TreeReference``.
  var reference: TreeReference {
    TreeReference(root: root.reference) { reference in
      unsafeDowncast(reference.node.takeUnretainedValue(), to: OrderedNode<Element>.self).contents
    }
  }
}

extension OrderedNode {
  fileprivate var reference: NodeReference {
    NodeReference(node: Unmanaged.passUnretained(self), count: count)
  }

  fileprivate var contents: TreeReference.Contents {
    let leaf = elements.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        LeafElements(base: $0, stride: MemoryLayout<Element>.stride, count: elements.count)
      }
    }
    if isLeaf, let leaf { return .leaf(leaf) }
    return .branch(children.map { $0.reference })
  }
}
