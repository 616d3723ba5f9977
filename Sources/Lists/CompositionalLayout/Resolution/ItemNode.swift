// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// An item or a group of a description, as the solver reads it.
struct ItemNode: Hashable, Sendable {
  var size: LayoutDimensions
  /// The content insets; zero on every axis whose length is estimated.
  var insets: NSDirectionalEdgeInsets
  var edges: LayoutEdgeSpacing
  var supplementaries: [SupplementaryNode]
  var content: Content

  indirect enum Content: Hashable, Sendable {
    /// A cell.
    case leaf
    /// Consecutive items along an axis.
    case run(Run)
    /// Items at frames returned by a closure, in a group of a size resolved before.
    case custom(CGSize, [Place])
  }

  struct Run: Hashable, Sendable {
    var axis: LayoutAxis
    /// The number of slots in the description; `nil` if the group is filled.
    var count: Int?
    var spacing: LayoutSpacing
    var children: [ItemNode]

    /// Whether a length across the run is a fraction of the length along it.
    var usesLengthAcross: Bool {
      let fraction: LayoutDimension.Kind =
        axis == .horizontal ? .fractionalWidth : .fractionalHeight
      return children.contains { $0.size[axis.other].kind == fraction }
    }
  }

  struct Place: Hashable, Sendable {
    var frame: CGRect
    var zIndex: Int
  }

  /// Whether the node is a filled run of definite length, without badges, of items with estimated lengths.
  var reflows: Bool {
    guard case .run(let run) = content, run.count == nil, !size[run.axis].isMeasured,
      supplementaries.isEmpty
    else { return false }
    let areLeaves = run.children.allSatisfy { child in
      if case .leaf = child.content { child.supplementaries.isEmpty } else { false }
    }
    return areLeaves && !run.usesLengthAcross
      && run.children.contains { $0.size[run.axis].isMeasured }
  }

  /// Returns the group of one cell, with both lengths along `axis` set to `length`.
  func lone(_ length: CGFloat, along axis: LayoutAxis) -> ItemNode {
    var node = self
    node.size[axis] = LayoutDimension(.absolute, length)
    guard case .run(var run) = content, !run.children.isEmpty else { return node }
    run.children[0].size[axis] = LayoutDimension(.absolute, length)
    node.content = .run(run)
    return node
  }

  /// Removes insets, edge spacing and badges, which do not apply to a group in lanes, because the items of
  /// the group are not contiguous.
  mutating func leaveLanesAlone() {
    (insets, edges, supplementaries) = (.zero, .zero, [])
  }

  /// Whether the size of any cell in the tree depends on measuring; `false` for a custom group.
  var isMeasured: Bool {
    switch content {
    case .leaf: size.width.isMeasured || size.height.isMeasured
    case .custom: false
    case .run(let run): run.children.contains { $0.isMeasured }
    }
  }
}
