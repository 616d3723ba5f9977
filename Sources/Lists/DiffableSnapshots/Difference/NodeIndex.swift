// SPDX-License-Identifier: Apache-2.0

/// An index of a list of nodes, by identity.
struct NodeIndex {
  private let nodes: ArraySlice<NodeReference>
  /// The index of every node; empty if there are only a few nodes.
  private var indexes: [UnsafeMutableRawPointer: Int] = [:]

  /// Creates an index of `nodes`.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
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
