// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The boxes of a group's construction, for drawings.
extension GroupSolver {
  /// Returns the box of a node that was solved to `size`, without the boxes inside it.
  func box(of node: ItemNode, size: CGSize, first: Int) -> LayoutBox {
    let content: LayoutBox.Content =
      switch node.content {
      case .leaf: .item(first)
      case .run(let run): .group(run.axis == .horizontal ? .horizontal : .vertical)
      case .custom: .custom
      }
    return LayoutBox(
      content: content, slot: CGRect(origin: .zero, size: size), insets: node.insets,
      edges: node.edges, size: node.size, depth: 0)
  }

  /// Returns the boxes of a custom group's items.
  func boxes(of places: some Sequence<ItemNode.Place>, first: Int) -> [LayoutBox] {
    places.enumerated().map { index, place in
      LayoutBox(
        content: .item(first + index), slot: place.frame, insets: .zero, edges: .zero,
        size: LayoutDimensions(
          width: LayoutDimension(.absolute, place.frame.width),
          height: LayoutDimension(.absolute, place.frame.height)), depth: 1)
    }
  }
}
