// SPDX-License-Identifier: Apache-2.0

/// The remaining nodes of a traversal of an outline, in order.
struct OutlineCursor {
  /// A node with the shift of its ancestors.
  struct Stop {
    let node: OutlineNode
    let passed: OutlineShift

    var sums: OutlineSums { node.sums.shifted(by: passed) }
    var lowest: Int { node.sums.lowest }
  }

  /// The remaining nodes, the next one last.
  private var stack: [Stop]

  init(_ root: OutlineNode) {
    stack = root.count == 0 ? [] : [Stop(node: root, passed: OutlineShift())]
  }

  var next: Stop? { stack.last }
  /// The lowest label after the next node; `nil` at the end.
  var lowestBehind: Int? { stack.count < 2 ? nil : stack[stack.count - 2].lowest }

  mutating func pass() { stack.removeLast() }

  /// Replaces the next node, a branch, with its children.
  mutating func open() {
    let stop = stack.removeLast()
    let added = stop.passed + stop.node.shift
    for child in stop.node.children.reversed() { stack.append(Stop(node: child, passed: added)) }
  }
}
