// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import CMullionGTK
import Foundation
import MullionViewTree

/// The creation of cached renderings as render nodes that only have to be positioned.
///
/// They are Cairo nodes around an image, because both of GTK's renderers draw these fastest: the software
/// renderer copies the image (a texture is five to twenty times as expensive, because it is drawn with
/// repeated edges), the hardware renderer uploads it once.
enum Picture {
  /// The maximum side of a rendering, in pixels.
  private static let longestSide: CGFloat = 8192
  /// The maximum number of pixels in a rendering.
  private static let greatestArea: CGFloat = 32_000_000

  /// Returns a node, owned by the caller, with the output of `paint` inside `extent`, in points, at `scale`
  /// pixels per point; cropped to the pixels that are not transparent.
  ///
  /// - Returns: `nil` if there is nothing to paint or the rendering would be too large.
  static func node(
    of extent: CGRect, scale: CGFloat, paint: (OpaquePointer) -> Void
  ) -> OpaquePointer? {
    guard
      let area = pixelArea(of: extent, scale: scale),
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
    cairo_surface_flush(surface)
    guard let ink = PixelRect.inked(of: surface) else { return nil }
    let cut = CGRect(
      x: area.minX + CGFloat(ink.left), y: area.minY + CGFloat(ink.top),
      width: CGFloat(ink.width), height: CGFloat(ink.height))
    if cut == area { return node(showing: surface, pixelArea: area, scale: scale) }
    guard let smaller = ink.copy(of: surface) else { return nil }
    defer { cairo_surface_destroy(smaller) }
    cairo_surface_set_device_scale(smaller, scale, scale)
    return node(showing: smaller, pixelArea: cut, scale: scale)
  }

  /// Returns the pixels that `extent` touches, or `nil` if there are none or too many.
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
    if Broadway.isUsed { return Broadway.node(showing: surface, in: bounds) }
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
