// SPDX-License-Identifier: Apache-2.0

/// The elements of a leaf where they lie in memory, each with its identifier first.
///
/// It holds no reference: it is used only while the version of the tree that the leaf is of is held,
/// which keeps the leaf alive and, because it is then shared, unchanged. Without types, the loops
/// over elements run at full speed for identifiers of every type in every module.
struct LeafElements {
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  func element(_ index: Int) -> UnsafeRawPointer { base + index * stride }

  subscript(range: Range<Int>) -> LeafElements {
    LeafElements(base: element(range.lowerBound), stride: stride, count: range.count)
  }
}

extension OrderedNode {
  /// The elements of a leaf, `nil` for a branch; see ``LeafElements`` for how long they may be used.
  var leafElements: LeafElements? {
    guard isLeaf else { return nil }
    return elements.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        LeafElements(base: $0, stride: MemoryLayout<Element>.stride, count: count)
      }
    }
  }
}

extension OrderedTree {
  /// The elements at `range`, leaf by leaf; see ``LeafElements`` for how long they may be used.
  /// - Complexity: O(k + log n) for k elements.
  func leaves(in range: Range<Int>) -> [LeafElements] {
    var leaves: [LeafElements] = []
    func visit(_ node: OrderedNode<Element>, _ first: Int) {
      let part = range.clamped(to: first..<(first + node.count))
      if part.isEmpty { return }
      if let all = node.leafElements {
        leaves.append(all[(part.lowerBound - first)..<(part.upperBound - first)])
      }
      var start = first
      for child in node.children {
        visit(child, start)
        start += child.count
      }
    }
    visit(root, 0)
    return leaves
  }
}
