// SPDX-License-Identifier: Apache-2.0

/// A type-erased node of a tree; valid while the tree is alive.
struct NodeReference {
  let node: Unmanaged<AnyObject>
  /// The number of elements below.
  let count: Int

  /// Returns whether both are the same node, as opposed to nodes with equal contents.
  func isSame(as other: NodeReference) -> Bool { node.toOpaque() == other.node.toOpaque() }
}
