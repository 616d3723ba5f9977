// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionGTK
import CairoHost
import Foundation
import ViewTree

/// What a node looked like when it was painted last, as a render node that only has to be placed.
///
/// A Cairo node around an image, because both of GTK's renderers draw it quickest: the one without
/// a graphics card copies it, the other uploads it once.
final class Picture {
  /// The longest side a picture may have, in pixels.
  private static let longestSide: CGFloat = 8192
  /// The greatest number of pixels in a picture.
  private static let greatestArea: CGFloat = 32_000_000

  /// Owned; given to snapshots, which take references of their own.
  let renderNode: OpaquePointer

  /// A picture of what `paint` paints inside `extent`, in points, at `scale` pixels a point.
  ///
  /// Nil when there is nothing to paint or the picture would be too large.
  init?(of extent: CGRect, scale: CGFloat, paint: (OpaquePointer) -> Void) {
    guard
      let area = Self.pixelArea(of: extent, scale: scale),
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else { return nil }
    cairo_surface_set_device_scale(surface, scale, scale)
    cairo_translate(context, -area.minX / scale, -area.minY / scale)
    paint(context)
    cairo_destroy(context)
    guard let node = Self.node(showing: surface, pixelArea: area, scale: scale) else { return nil }
    renderNode = node
  }

  deinit { gsk_render_node_unref(renderNode) }

  /// The pixels that `extent` touches; nil when there are none or too many.
  static func pixelArea(of extent: CGRect, scale: CGFloat) -> CGRect? {
    guard !extent.isNull, !extent.isEmpty,
      [extent.minX, extent.minY, extent.width, extent.height].allSatisfy(\.isFinite)
    else { return nil }
    let left = (extent.minX * scale).rounded(.down)
    let top = (extent.minY * scale).rounded(.down)
    let width = (extent.maxX * scale).rounded(.up) - left
    let height = (extent.maxY * scale).rounded(.up) - top
    guard width <= longestSide, height <= longestSide, width * height <= greatestArea else {
      return nil
    }
    return CGRect(x: left, y: top, width: width, height: height)
  }

  private static func node(
    showing surface: OpaquePointer, pixelArea area: CGRect, scale: CGFloat
  ) -> OpaquePointer? {
    var bounds = graphene_rect_t(
      CGRect(
        x: area.minX / scale, y: area.minY / scale, width: area.width / scale,
        height: area.height / scale))
    guard let node = gsk_cairo_node_new(&bounds) else { return nil }
    guard let context = gsk_cairo_node_get_draw_context(node) else {
      gsk_render_node_unref(node)
      return nil
    }
    cairo_set_source_surface(context, surface, area.minX / scale, area.minY / scale)
    cairo_paint(context)
    cairo_destroy(context)
    return node
  }
}
