// SPDX-License-Identifier: Apache-2.0

/// Finds a node among some nodes, by identity.
struct NodeIndex {
  private let nodes: ArraySlice<NodeReference>
  /// The index of every node; empty when the nodes are few.
  private var indexes: [UnsafeMutableRawPointer: Int] = [:]

  /// - Complexity: O(n) for n nodes.
  init(_ nodes: ArraySlice<NodeReference>) {
    self.nodes = nodes
    if nodes.count <= 4 { return }
    indexes.reserveCapacity(nodes.count)
    for index in nodes.indices { indexes[nodes[index].node.toOpaque()] = index }
  }

  subscript(node: NodeReference) -> Int? {
    indexes.isEmpty
      ? nodes.firstIndex { $0.isSame(as: node) } : indexes[node.node.toOpaque()]
  }
}
