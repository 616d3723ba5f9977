// SPDX-License-Identifier: Apache-2.0

/// A node of a tree whose elements' type is left open; it may be used as long as the tree is held.
struct NodeReference {
  let node: Unmanaged<AnyObject>
  /// The number of elements below.
  let count: Int

  /// Whether both are one node, not nodes with equal contents.
  func isSame(as other: NodeReference) -> Bool { node.toOpaque() == other.node.toOpaque() }
}
