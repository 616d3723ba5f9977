// SPDX-License-Identifier: Apache-2.0

import CMullionGTK
import Foundation
import MullionCollectionGeometry
import MullionViewTree

// GtkSnapshot, which Swift imports as an opaque pointer.
extension OpaquePointer {
  /// Applies `map` to what is added until the saved state is restored.
  ///
  /// The map is decomposed into rotations and scalings, which is possible for every affine map. GTK treats a
  /// matrix as a 3D transform, for which its software renderer paints a pink area.
  func transform(by map: CGAffineTransform) {
    var offset = graphene_point_t(x: Float(map.tx), y: Float(map.ty))
    gtk_snapshot_translate(self, &offset)
    if map.isTranslation { return }
    let parts = TurnsAndScale(map)
    gtk_snapshot_rotate(self, Float(parts.lastTurn))
    gtk_snapshot_scale(self, Float(parts.scale.width), Float(parts.scale.height))
    gtk_snapshot_rotate(self, Float(parts.firstTurn))
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

  /// Adds a rectangle of one colour.
  func append(_ color: DisplayColor, in rect: CGRect) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    var (rect, color) = (graphene_rect_t(rect), GdkRGBA(color))
    gtk_snapshot_append_color(self, &color, &rect)
  }
}

extension CGAffineTransform {
  /// Whether the map is a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether the map reduces areas to nothing, or contains invalid numbers.
  var isFlat: Bool {
    let area = a * d - b * c
    return !(abs(area) > 1e-12 && tx.isFinite && ty.isFinite && area.isFinite)
  }
}
