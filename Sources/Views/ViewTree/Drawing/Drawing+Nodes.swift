// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

extension Drawing {
  /// Creates a drawing of a node and its descendants.
  ///
  /// - Complexity: O(n) in the number of nodes and commands.
  package init(_ node: DisplayNode) {
    var steps = node.commands.map { Step.command($0) }
    steps += node.children.filter { $0.alpha > 0 }.map { .drawing(Drawing($0)) }
    self.init(transform: node.transform, clip: node.clip.map(PathShape.init), steps: steps)
    mask = node.mask.map { [.drawing($0)] } ?? []
    alpha = max(0, min(1, node.alpha))
  }
}

extension PathShape {
  /// Creates the outline of a rounded rectangle, with its radius limited to half its shorter side.
  init(_ shape: RoundedRect) {
    let radius = max(0, min(shape.radius, min(shape.rect.width, shape.rect.height) / 2))
    self.init(
      rounded: shape.rect, width: radius, height: radius,
      corners: (
        shape.corners.contains(.topLeft), shape.corners.contains(.topRight),
        shape.corners.contains(.bottomRight), shape.corners.contains(.bottomLeft)
      ))
  }
}
