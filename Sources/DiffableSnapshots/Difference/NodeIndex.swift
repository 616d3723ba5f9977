// SPDX-License-Identifier: Apache-2.0

/// Finds a node among some nodes, by identity.
struct NodeIndex<Element: OrderedElement & Sendable> {
  private let nodes: ArraySlice<OrderedNode<Element>>
  /// The index of every node; empty when the nodes are few.
  private var indexes: [ObjectIdentifier: Int] = [:]

  /// - Complexity: O(n) for n nodes.
  init(_ nodes: ArraySlice<OrderedNode<Element>>) {
    self.nodes = nodes
    if nodes.count <= 4 { return }
    indexes.reserveCapacity(nodes.count)
    for index in nodes.indices { indexes[ObjectIdentifier(nodes[index])] = index }
  }

  subscript(node: OrderedNode<Element>) -> Int? {
    indexes.isEmpty
      ? nodes.firstIndex { $0 === node } : indexes[ObjectIdentifier(node)]
  }
}

extension OrderedNode {
  /// The number of levels below.
  /// - Complexity: O(log n) for n elements.
  var height: Int {
    var height = 0
    var node = self
    while let child = node.children.first {
      height += 1
      node = child
    }
    return height
  }
}
