// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionGTK
import Foundation
import MullionViewTree

/// The workarounds for windows that are shown in a browser.
enum Broadway {
  /// Whether the display is a browser.
  static let isUsed: Bool = {
    guard let display = gdk_display_get_default() else { return false }
    let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
    return String(cString: g_type_name_from_instance(instance)) == "GdkBroadwayDisplay"
  }()

  /// Returns a node that shows `surface`, an image with colours and alpha, in `bounds`.
  ///
  /// A texture is used because GTK's renderer for browsers (4.8) sends Cairo nodes at one pixel per point,
  /// and draws those that are not at the origin at twice the offset.
  static func node(showing surface: OpaquePointer, in bounds: graphene_rect_t) -> OpaquePointer? {
    let (width, height, stride) = (
      cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface),
      cairo_image_surface_get_stride(surface)
    )
    guard let data = cairo_image_surface_get_data(surface),
      let bytes = g_bytes_new(data, gsize(stride) * gsize(height))
    else { return nil }
    defer { g_bytes_unref(bytes) }
    let format =
      1.littleEndian == 1
      ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED
    guard let texture = gdk_memory_texture_new(width, height, format, bytes, gsize(stride)) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var bounds = bounds
    return gsk_texture_node_new(texture, &bounds)
  }

  /// Adds the output of `paint`, clipped to `shape`, to `snapshot`; `paint` receives a snapshot whose origin
  /// is that of the clip.
  ///
  /// GTK's renderer for browsers (4.8 to 4.18 at least) converts the contents of a clip to the clip's
  /// coordinates, but not those that are translated in it, which are then offset by the clip's origin. A clip
  /// at the origin, translated from outside, is drawn correctly.
  static func clip(
    to shape: RoundedRect, in snapshot: OpaquePointer, paint: (OpaquePointer) -> Void
  ) {
    guard let inner = gtk_snapshot_new() else { return }
    paint(inner)
    guard let content = gtk_snapshot_free_to_node(inner) else { return }
    defer { gsk_render_node_unref(content) }
    var own = shape
    own.rect.origin = .zero
    var (rect, outline) = (graphene_rect_t(own.rect), GskRoundedRect(own))
    let clipped =
      shape.isRectangular
      ? gsk_clip_node_new(content, &rect) : gsk_rounded_clip_node_new(content, &outline)
    var place = graphene_point_t(x: Float(shape.rect.minX), y: Float(shape.rect.minY))
    guard let clipped else { return }
    defer { gsk_render_node_unref(clipped) }
    // `nil` for a translation by zero.
    guard let transform = gsk_transform_translate(nil, &place) else {
      return gtk_snapshot_append_node(snapshot, clipped)
    }
    defer { gsk_transform_unref(transform) }
    guard let moved = gsk_transform_node_new(clipped, transform) else { return }
    gtk_snapshot_append_node(snapshot, moved)
    gsk_render_node_unref(moved)
  }
}
