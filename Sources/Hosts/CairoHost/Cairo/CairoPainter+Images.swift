// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension CairoPainter {
  /// Draws the whole image into `destination`; a grey placeholder if it cannot be decoded, nothing if it is
  /// not decoded yet.
  ///
  /// Unless it already has the size in pixels at which it is shown, the image is scaled to that size once, in
  /// high quality, and cached.
  func draw(_ image: DisplayImage, in destination: CGRect, on cairo: OpaquePointer) {
    guard Self.isUsable(destination) else { return }
    let grid = DeviceGrid(of: cairo)
    let wanted = CGSize(
      width: (destination.width * grid.pixelsPerPoint.width).rounded(),
      height: (destination.height * grid.pixelsPerPoint.height).rounded())
    if case .pixels(let buffer) = image.source, buffer.width == Int(wanted.width),
      buffer.height == Int(wanted.height)
    {
      // Decoded at its display size: no scaling and no cached copy needed.
      let size = (buffer.width, buffer.height)
      let isCopy = grid.holds(destination)
      let drawn: Void? = buffer.withSurface {
        draw($0, size: size, in: destination, isCopy: isCopy, on: cairo)
      }
      if drawn != nil { return }
    }
    let picture: CairoSurface
    switch self.picture(of: image, pixels: wanted) {
    case .picture(let found): picture = found
    case .pending: return
    case .failed: return placeholder(in: destination, on: cairo)
    }
    let isCopy =
      grid.holds(destination) && picture.width == Int(wanted.width)
      && picture.height == Int(wanted.height)
    let size = (picture.width, picture.height)
    draw(picture.pointer, size: size, in: destination, isCopy: isCopy, on: cairo)
  }

  private func draw(
    _ surface: OpaquePointer, size: (width: Int, height: Int), in destination: CGRect,
    isCopy: Bool, on cairo: OpaquePointer
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, destination.minX, destination.minY)
    cairo_scale(
      cairo, destination.width / Double(size.width), destination.height / Double(size.height))
    cairo_set_source_surface(cairo, surface, 0, 0)
    let source = cairo_get_source(cairo)
    cairo_pattern_set_filter(source, isCopy ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    // Otherwise the edges of a scaled image fade out.
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_rectangle(cairo, 0, 0, Double(size.width), Double(size.height))
    cairo_fill(cairo)
  }

  /// Draws a light grey box and, if the box is large enough, a torn picture frame in its centre.
  func placeholder(in destination: CGRect, on cairo: OpaquePointer) {
    fill(
      RoundedRect(destination), DisplayColor(red: 0.925, green: 0.925, blue: 0.937), on: cairo)
    let side = min(destination.width, destination.height)
    guard side >= 16 else { return }
    let glyph = min(40, side * 0.36)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_translate(cairo, destination.midX - glyph / 2, destination.midY - glyph / 2)
    cairo_scale(cairo, glyph / 24, glyph / 24)
    set(DisplayColor(red: 0.68, green: 0.68, blue: 0.7), on: cairo)
    cairo_set_line_width(cairo, 1.75)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    tornFrame(on: cairo)
  }

  /// Draws a picture frame with a torn right side, with hills and a sun, in a square of 24 points.
  private func tornFrame(on cairo: OpaquePointer) {
    polyline([(14.5, 4), (4.5, 4), (3, 5.5), (3, 18.5), (4.5, 20), (12.5, 20)], on: cairo)
    polyline([(14.5, 4), (12.5, 8), (15, 12), (11.5, 16), (12.5, 20)], on: cairo)
    polyline([(18, 4), (19.5, 4), (21, 5.5), (21, 18.5), (19.5, 20), (16, 20)], on: cairo)
    polyline([(18, 4), (16, 8), (18.5, 12), (15, 16), (16, 20)], on: cairo)
    polyline([(3.5, 16.5), (7.5, 12), (10, 14.75)], on: cairo)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, 7.5, 8.25, 1.4, 0, 2 * Double.pi)
    cairo_fill(cairo)
  }

  private func polyline(_ points: [(Double, Double)], on cairo: OpaquePointer) {
    cairo_new_path(cairo)
    for (x, y) in points { cairo_line_to(cairo, x, y) }
    cairo_stroke(cairo)
  }
}
