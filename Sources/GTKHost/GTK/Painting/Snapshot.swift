// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import CollectionGeometry
import Foundation
import ViewTree

// GtkSnapshot, which Swift sees as a plain pointer.
extension OpaquePointer {
  /// Applies `map` to what is added until the state that was saved is restored.
  func transform(by map: CGAffineTransform) {
    if map.isTranslation {
      var offset = graphene_point_t(x: Float(map.tx), y: Float(map.ty))
      gtk_snapshot_translate(self, &offset)
      return
    }
    guard let matrix = graphene_matrix_alloc() else { return }
    graphene_matrix_init_from_2d(matrix, map.a, map.b, map.c, map.d, map.tx, map.ty)
    gtk_snapshot_transform_matrix(self, matrix)
    graphene_matrix_free(matrix)
  }

  /// Clips what is added until the pop to `shape`.
  func pushClip(_ shape: RoundedRect) {
    if shape.radius <= 0 || shape.corners.isEmpty {
      var rect = graphene_rect_t(shape.rect)
      gtk_snapshot_push_clip(self, &rect)
    } else {
      var outline = GskRoundedRect(shape)
      gtk_snapshot_push_rounded_clip(self, &outline)
    }
  }

  /// Adds a fill or a border; other commands need a picture.
  func append(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color):
      guard !shape.rect.isEmpty else { return }
      var (rect, color) = (graphene_rect_t(shape.rect), GdkRGBA(color))
      let isRounded = shape.radius > 0 && !shape.corners.isEmpty
      if isRounded { pushClip(shape) }
      gtk_snapshot_append_color(self, &color, &rect)
      if isRounded { gtk_snapshot_pop(self) }
    case .border(let shape, let width, let color):
      guard !shape.rect.isEmpty, width > 0 else { return }
      var outline = GskRoundedRect(shape)
      let color = GdkRGBA(color)
      let widths = [Float](repeating: Float(width), count: 4)
      gtk_snapshot_append_border(
        self, &outline, widths, [GdkRGBA](repeating: color, count: 4))
    case .text, .image, .imagePart, .drawing: break
    }
  }
}

extension CGAffineTransform {
  /// Whether the map only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether nothing of an area is left under the map, or its numbers are none.
  var isFlat: Bool {
    let area = a * d - b * c
    return !(abs(area) > 1e-12 && tx.isFinite && ty.isFinite && area.isFinite)
  }
}
