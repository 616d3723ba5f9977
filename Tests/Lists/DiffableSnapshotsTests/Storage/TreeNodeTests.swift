// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the descent from a node, independent of the type of its elements.
@Suite("TreeNode")
struct TreeNodeTests {
  /// Returns a branch over leaves of `counts` elements, with labels from 0 in steps of 10.
  private func branch(_ counts: [Int]) -> TreeNode {
    var first = 0
    let leaves = counts.map { count in
      defer { first += count }
      return TreeNode(children: [], count: count, weight: 2 * count, lowest: 10 * first)
    }
    return TreeNode(children: leaves, count: first, weight: 2 * first, lowest: 0)
  }

  @Test func `each position is in the child that a plain count finds`() {
    let counts = [3, 1, 4, 2]
    let node = branch(counts)
    let all = counts.enumerated().flatMap { child, count in (0..<count).map { (child, $0) } }
    for (position, expected) in all.enumerated() {
      let found = node.childIndex(at: position)
      expect(found.index == expected.0 && found.position == expected.1)
    }
    let (end, edge, leading) = (
      node.childIndex(at: 10), node.childIndex(at: 3), node.childIndex(at: 3, leading: true)
    )
    expect(end.index == 3 && end.position == 2)
    expect(edge.index == 1 && edge.position == 0)
    expect(leading.index == 0 && leading.position == 3)
  }

  @Test func `a label is in the last child that begins no later`() {
    let node = branch([3, 1, 4, 2])
    expect(
      [0, 25, 30, 35, 40, 79, 80, 500].map(node.childIndex(ofLabel:)),
      equals: [0, 0, 1, 1, 2, 2, 3, 3])
    expect(!node.isLeaf && node.children.allSatisfy(\.isLeaf))
  }
}
