// SPDX-License-Identifier: Apache-2.0

/// The nodes of an outline that are still to be passed, in order.
struct OutlineCursor {
  /// A node with what the nodes above add to it.
  struct Stop {
    let node: OutlineNode
    let passed: OutlineShift

    var sums: OutlineSums { node.sums.shifted(by: passed) }
    var lowest: Int { node.sums.lowest }
  }

  /// The next node last.
  private var stack: [Stop]

  init(_ root: OutlineNode) {
    stack = root.count == 0 ? [] : [Stop(node: root, passed: OutlineShift())]
  }

  var next: Stop? { stack.last }
  /// The lowest label behind the next node; `nil` when there is nothing.
  var lowestBehind: Int? { stack.count < 2 ? nil : stack[stack.count - 2].lowest }

  mutating func pass() { stack.removeLast() }

  /// Puts the children of the next node, a branch, in its place.
  mutating func open() {
    let stop = stack.removeLast()
    let added = stop.passed + stop.node.shift
    for child in stop.node.children.reversed() { stack.append(Stop(node: child, passed: added)) }
  }
}
