// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The Graphene, GSK and GDK equivalents of the values in a display node.

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(x: Float(rect.minX), y: Float(rect.minY)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension GdkRGBA {
  init(_ color: DisplayColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.alpha))
  }
}

extension GskRoundedRect {
  init(_ shape: RoundedRect) {
    let radius = Float(min(shape.radius, shape.rect.width / 2, shape.rect.height / 2))
    func corner(_ corner: RoundedRect.Corners) -> graphene_size_t {
      shape.corners.contains(corner)
        ? graphene_size_t(width: radius, height: radius) : graphene_size_t()
    }
    self.init(
      bounds: graphene_rect_t(shape.rect),
      corner: (
        corner(.topLeft), corner(.topRight), corner(.bottomRight), corner(.bottomLeft)
      ))
  }
}
