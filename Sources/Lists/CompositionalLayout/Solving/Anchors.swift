// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the position of a badge on an item or a group.
///
/// The badge's own anchor point is placed on the container's, and both offsets are added; fractional offsets
/// are fractions of the badge's own size.
enum Anchors {
  static func placed(
    _ nodes: [SupplementaryNode], on container: CGRect, base: CGSize, grid: PixelGrid
  ) -> [SolvedGroup.Supplementary] {
    nodes.map { node in
      let size = grid.size(node.size, in: base)
      let origin = origin(of: node, size: size, on: container)
      return SolvedGroup.Supplementary(
        kind: node.kind, frame: CGRect(origin: origin, size: size).inset(by: node.insets),
        zIndex: node.zIndex)
    }
  }

  private static func origin(
    of node: SupplementaryNode, size: CGSize, on container: CGRect
  ) -> CGPoint {
    let outer = node.containerAnchor
    let inner = node.itemAnchor ?? LayoutAnchor(edges: outer.edges)
    let (there, here) = (outer.unitPoint, inner.unitPoint)
    let offsets = offset(outer, size) + offset(inner, size)
    return CGPoint(
      x: container.minX + there.x * container.width - here.x * size.width + offsets.x,
      y: container.minY + there.y * container.height - here.y * size.height + offsets.y)
  }

  private static func offset(_ anchor: LayoutAnchor, _ size: CGSize) -> CGPoint {
    let scale = anchor.isFractional ? size : CGSize(width: 1, height: 1)
    return CGPoint(
      x: Finite.position(anchor.offset.x * scale.width),
      y: Finite.position(anchor.offset.y * scale.height))
  }
}
