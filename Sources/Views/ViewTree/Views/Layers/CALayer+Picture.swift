// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CALayer {
  /// What is in the layer of a view, painted: views and layers from back to front.
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

  /// A part of the layer, painted; nil when it is not seen.
  private func node(of layer: CALayer, _ view: UIView?, _ version: Int) -> DisplayNode? {
    if let view { return view.isPainted ? view.displayNode() : nil }
    return layer.keepsDepth
      ? layer.depthNode(version: version, around: innerSpace)
      : layer.node(version: version)
  }

  /// The layer, which is no view's, as hosts paint it; nil when it is not seen.
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

  /// Whether the layer shows its back, and has none.
  var hidesItsBack: Bool {
    guard !isDoubleSided else { return false }
    let map = painted(with: .current).placement
    return map.a * map.d - map.b * map.c < 0
  }

  /// What the mask covers; nil: there is none.
  func maskDrawing(version: Int) -> Drawing? {
    guard let mask else { return nil }
    guard let node = mask.view?.displayNode() ?? mask.node(version: version) else {
      return Drawing()
    }
    return Drawing(node)
  }

  // MARK: Depth

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
