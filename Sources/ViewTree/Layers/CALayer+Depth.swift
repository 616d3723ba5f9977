// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension CALayer {
  /// Maps the coordinates that the layers in this one stand in to its own.
  var innerSpace: CATransform3D {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return CATransform3DIdentity }
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
  }

  /// The layers in one that keeps depth, as hosts paint them, in the space that `around` maps its
  /// superlayer to; what is farther away first.
  ///
  /// - Complexity: O(n log n) in the number of layers in it.
  func depthNode(version: Int, around outer: CATransform3D) -> DisplayNode? {
    guard !isHidden, opacity > 0 || isMoving else { return nil }
    wasPainted = true
    layoutIfNeeded()
    startAdded()
    let own = painted(with: .current)
    let space = CATransform3DConcat(
      CATransform3DConcat(innerSpace, own.placementInSpace), outer)
    let children = parts.enumerated()
      .compactMap { index, part in
        placedNode(of: part.layer, part.view, in: space, own.alpha, version).map {
          (node: $0.node, depth: $0.depth, index: index)
        }
      }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map(\.node)
    return DisplayNode(
      identity: ObjectIdentifier(self), contentVersion: version, bounds: own.bounds,
      children: children)
  }

  /// A layer in this one, laid flat, and how near its middle is.
  private func placedNode(
    of layer: CALayer, _ view: UIView?, in space: CATransform3D, _ alpha: CGFloat, _ version: Int
  ) -> (node: DisplayNode, depth: CGFloat)? {
    guard !layer.isHidden, layer.opacity > 0 || layer.isMoving else { return nil }
    let map = CATransform3DConcat(layer.painted(with: .current).placementInSpace, space)
    let middle = (layer.bounds.midX, layer.bounds.midY)
    let depth = map.m13 * middle.0 + map.m23 * middle.1 + map.m43
    if view == nil, layer.keepsDepth {
      guard var group = layer.depthNode(version: version, around: space) else { return nil }
      group.alpha *= alpha
      return (group, depth)
    }
    guard var node = view?.displayNode() ?? layer.node(version: version) else { return nil }
    node.transform = CATransform3DGetAffineTransform(map)
    node.alpha *= alpha
    return (node, depth)
  }
}

extension LayerValues {
  /// Maps bounds coordinates to the superlayer's, with how near they are.
  var placementInSpace: CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height),
      0)
    let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
  }
}
