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
  /// The elements at each of `ranges`, which ascend, leaf by leaf; see ``LeafElements`` for how long
  /// they may be used.
  /// - Complexity: O(k + r log n) for k elements in r ranges.
  func leaves(in ranges: [Range<Int>]) -> [[LeafElements]] {
    var leaves = [[LeafElements]](repeating: [], count: ranges.count)
    var next = 0
    func visit(_ node: OrderedNode<Element>, _ first: Int) {
      let end = first + node.count
      if let all = node.leafElements {
        while next < ranges.count, ranges[next].lowerBound < end {
          let part = ranges[next].clamped(to: first..<end)
          leaves[next].append(all[(part.lowerBound - first)..<(part.upperBound - first)])
          if ranges[next].upperBound > end { return }
          next += 1
        }
        return
      }
      var start = first
      for child in node.children {
        guard next < ranges.count, ranges[next].lowerBound < end else { return }
        if ranges[next].lowerBound < start + child.count { visit(child, start) }
        start += child.count
      }
    }
    visit(root, 0)
    return leaves
  }

  /// All elements, leaf by leaf.
  var leaves: [LeafElements] { leaves(in: [0..<count]).first ?? [] }

  /// Where the element at `position` lies; see ``LeafElements`` for how long that may be used.
  func pointer(at position: Int) -> UnsafeRawPointer? {
    leaves(in: [position..<(position + 1)]).first?.first?.base
  }
}
