// SPDX-License-Identifier: Apache-2.0

extension OrderedTree {
  /// Calls `body` with the elements at `range`, leaf by leaf.
  /// - Complexity: O(k + log n) for k elements.
  func forEachChunk(in range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) -> Void) {
    func visit(_ node: OrderedNode<Element>, _ first: Int) {
      let part = range.clamped(to: first..<(first + node.count))
      if part.isEmpty { return }
      if node.isLeaf {
        node.elements.withUnsafeBufferPointer {
          body(
            UnsafeBufferPointer(
              rebasing: $0[(part.lowerBound - first)..<(part.upperBound - first)]))
        }
      }
      var start = first
      for child in node.children {
        visit(child, start)
        start += child.count
      }
    }
    visit(root, 0)
  }
}
