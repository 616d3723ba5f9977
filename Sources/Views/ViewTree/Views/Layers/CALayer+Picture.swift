// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// Returns the display nodes of the subviews and sublayers in the layer, from back to front.
  func partNodes(version: Int) -> [DisplayNode] {
    parts.enumerated()
      .sorted {
        ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
      }
      .compactMap { _, part in
        guard var node = node(of: part.layer, part.view, version) else { return nil }
        if !CATransform3DIsIdentity(sublayerTransform), !part.layer.keepsDepth || part.view != nil {
          node.transform = CATransform3DGetAffineTransform(
            CATransform3DConcat(part.layer.painted(with: .current).placementInSpace, innerSpace))
        }
        return node
      }
  }

  /// Returns the display node of a part of the layer, or `nil` if it is not visible.
  private func node(of layer: CALayer, _ view: UIView?, _ version: Int) -> DisplayNode? {
    if let view { return view.isPainted ? view.displayNode() : nil }
    return layer.keepsDepth
      ? layer.depthNode(version: version, around: innerSpace)
      : layer.node(version: version)
  }

  /// Returns the display node of a layer that belongs to no view, or `nil` if it is not visible.
  func node(version: Int) -> DisplayNode? {
    if keepsDepth { return depthNode(version: version, around: CATransform3DIdentity) }
    guard !isHidden, opacity > 0 || isMoving, !hidesItsBack else { return nil }
    layoutIfNeeded()
    displayIfNeeded()
    startAdded()
    let values = painted(with: .current)
    var commands: [DrawCommand] = []
    if let shadow = values.pathShadow { commands += shadow }
    if values.backgroundColor.alpha > 0 {
      if values.shadowPath == nil, let shadow = values.shadow {
        commands += shadow.commands(under: values.outline)
      }
      commands.append(.fill(values.outline, values.backgroundColor))
    }
    commands += pictureCommands(in: values.bounds)
    let steps = contentSteps(in: values.bounds) + (drawn.map { [.drawing($0)] } ?? [])
    if !steps.isEmpty { commands.append(.drawing(Drawing(steps: steps))) }
    var children = partNodes(version: version)
    if let border = values.border {
      children.append(
        DisplayNode(
          identity: ObjectIdentifier(borderIdentity), contentVersion: version,
          bounds: values.bounds, commands: [border]))
    }
    var node = DisplayNode(
      identity: ObjectIdentifier(self), contentVersion: version, transform: values.placement,
      bounds: values.bounds, alpha: values.alpha, clip: masksToBounds ? values.outline : nil,
      commands: commands, children: children)
    node.mask = maskDrawing(version: version)
    return node
  }

  /// Whether the layer faces away from the viewer and is not double-sided.
  var hidesItsBack: Bool {
    guard !isDoubleSided else { return false }
    let map = painted(with: .current).placement
    return map.a * map.d - map.b * map.c < 0
  }

  /// Returns the drawing of the mask, or `nil` without a mask.
  func maskDrawing(version: Int) -> Drawing? {
    guard let mask else { return nil }
    guard let node = mask.view?.displayNode() ?? mask.node(version: version) else {
      return Drawing()
    }
    return Drawing(node)
  }

  // MARK: Depth

  /// The transform from the coordinates of sublayers to those of the layer, including `sublayerTransform`.
  var innerSpace: CATransform3D {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return CATransform3DIdentity }
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
  }

  /// Returns the display node of a layer that preserves the depth of its sublayers, farthest first, in the
  /// space to which `around` maps its superlayer.
  ///
  /// - Complexity: O(n log n) in the number of layers in it.
  func depthNode(version: Int, around outer: CATransform3D) -> DisplayNode? {
    guard !isHidden, opacity > 0 || isMoving else { return nil }
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

  /// Returns the projected display node of a sublayer, and the depth of its centre.
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
