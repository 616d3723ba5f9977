// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension CairoPainter {
  /// Draws a part of the image, or its shape in one colour; a grey box if the image cannot be decoded,
  /// nothing if it is not decoded yet.
  func draw(_ image: DisplayImage, _ part: ImagePart, on cairo: OpaquePointer) {
    guard Self.isUsable(part.destination), part.source.width > 0, part.source.height > 0 else {
      return
    }
    // The rectangle that the whole image would occupy.
    let size = CGSize(
      width: part.destination.width / part.source.width,
      height: part.destination.height / part.source.height)
    let whole = CGRect(
      x: part.destination.minX - part.source.minX * size.width,
      y: part.destination.minY - part.source.minY * size.height,
      width: size.width, height: size.height)
    guard Self.isUsable(whole) else { return }
    let grid = DeviceGrid(of: cairo)
    // A stretched part is cut from the original image, not from a scaled one.
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
    let place = part.isJoined ? grid.onPixels(part.destination) : part.destination
    guard place.width > 0, place.height > 0 else { return }
    cairo_rectangle(cairo, place.minX, place.minY, place.width, place.height)
    cairo_clip(cairo)
    let cut = part.isJoined ? Self.pixels(of: part.source, in: picture) : nil
    let source = cut.flatMap {
      cairo_surface_create_for_rectangle(picture.pointer, $0.minX, $0.minY, $0.width, $0.height)
    }
    defer { if let source { cairo_surface_destroy(source) } }
    guard let pattern = cairo_pattern_create_for_surface(source ?? picture.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var map = cairo_matrix_t()
    if let cut {
      cairo_matrix_init_scale(&map, cut.width / place.width, cut.height / place.height)
      cairo_matrix_translate(&map, -place.minX, -place.minY)
    } else {
      cairo_matrix_init_scale(
        &map, Double(picture.width) / whole.width, Double(picture.height) / whole.height)
      cairo_matrix_translate(&map, -whole.minX, -whole.minY)
    }
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

  /// Returns the pixel rectangle of a part given in unit coordinates, or `nil` if its edges are not on pixel
  /// boundaries.
  private static func pixels(of source: CGRect, in picture: CairoSurface) -> CGRect? {
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let edges = [
      source.minX * width, source.minY * height, source.maxX * width, source.maxY * height,
    ]
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 0.01 }) else { return nil }
    let rect = CGRect(
      x: edges[0].rounded(), y: edges[1].rounded(), width: edges[2].rounded() - edges[0].rounded(),
      height: edges[3].rounded() - edges[1].rounded())
    return rect.width >= 1 && rect.height >= 1 ? rect : nil
  }
}
