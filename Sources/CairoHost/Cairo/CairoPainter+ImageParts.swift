// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import DisplayTree

extension CairoPainter {
  /// Draws a part of the image, or its shape in one colour; what can't be decoded as a grey box.
  func draw(_ image: DisplayImage, _ part: ImagePart, on cairo: OpaquePointer) {
    guard Self.isUsable(part.destination), part.source.width > 0, part.source.height > 0 else {
      return
    }
    // Where the whole image would be.
    let size = CGSize(
      width: part.destination.width / part.source.width,
      height: part.destination.height / part.source.height)
    let whole = CGRect(
      x: part.destination.minX - part.source.minX * size.width,
      y: part.destination.minY - part.source.minY * size.height,
      width: size.width, height: size.height)
    guard Self.isUsable(whole) else { return }
    let grid = DeviceGrid(of: cairo)
    // A part that is stretched is cut from the image as it is, not from a stretched one.
    let isWhole = part.source == CGRect(x: 0, y: 0, width: 1, height: 1)
    let wanted =
      isWhole && !part.isSharp
      ? CGSize(
        width: (whole.width * grid.pixelsPerPoint.width).rounded(),
        height: (whole.height * grid.pixelsPerPoint.height).rounded())
      : image.pixelSize
    let picture: CairoSurface
    switch self.picture(of: image, pixels: wanted) {
    case .picture(let found): picture = found
    case .pending: return
    case .failed: return placeholder(in: part.destination, on: cairo)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_rectangle(
      cairo, part.destination.minX, part.destination.minY, part.destination.width,
      part.destination.height)
    cairo_clip(cairo)
    guard let pattern = cairo_pattern_create_for_surface(picture.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var map = cairo_matrix_t()
    cairo_matrix_init_scale(
      &map, Double(picture.width) / whole.width, Double(picture.height) / whole.height)
    cairo_matrix_translate(&map, -whole.minX, -whole.minY)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, part.isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint = part.tint {
      set(tint, on: cairo)
      cairo_mask(cairo, pattern)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }
}
