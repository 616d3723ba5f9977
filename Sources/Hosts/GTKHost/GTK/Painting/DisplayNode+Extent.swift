// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension DisplayNode {
  /// The area that the node's own commands paint, in bounds coordinates; null if there is none.
  ///
  /// - Complexity: O(*n*) in the number of commands.
  var ownExtent: CGRect {
    commands.reduce(CGRect.null) { $0.union($1.extent) }
  }

  /// The area that the node and its descendants paint, in bounds coordinates; null if there is none.
  ///
  /// - Complexity: O(*n*) in the number of commands in the node and its descendants.
  var extent: CGRect {
    let inside = children.reduce(ownExtent) { $0.union($1.extent.applying($1.transform)) }
    guard let clip else { return inside }
    return inside.intersection(clip.rect)
  }
}

extension DrawCommand {
  /// The area that the command paints; for text including the overhang of glyphs beyond their advance.
  var extent: CGRect {
    switch self {
    case .fill(let shape, _): shape.rect
    case .border(let shape, _, _): shape.rect
    case .image(_, let destination): destination
    case .drawing(let drawing): drawing.extent { $0.extent }
    case .imagePart(_, let part): part.destination
    case .text(let layout, let origin, _):
      layout.lines.reduce(CGRect(origin: origin, size: layout.size)) { area, line in
        area.union(
          CGRect(
            x: origin.x + line.origin.x, y: origin.y + line.origin.y, width: line.width, height: 0))
      }
      .insetBy(dx: -layout.font.size, dy: -layout.font.size)
    }
  }

  /// Whether the command fills a rectangle.
  var isPlainFill: Bool {
    if case .fill(let shape, _) = self { shape.isRectangular } else { false }
  }
}
