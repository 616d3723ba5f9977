// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionDisplayTree

extension PixelBuffer {
  /// Runs `body` with a surface over the buffer's memory, which must neither be modified nor escape; returns
  /// `nil` if the buffer has no pixels, too few bytes, or a side that is too long for Cairo.
  func withSurface<Answer>(_ body: (OpaquePointer) -> Answer) -> Answer? {
    guard width > 0, height > 0, width <= 32767, height <= 32767,
      bytes.count >= width * height * 4
    else { return nil }
    return bytes.withUnsafeBytes { memory in
      let start = UnsafeMutableRawPointer(mutating: memory.baseAddress)?
        .assumingMemoryBound(to: UInt8.self)
      guard
        let surface = cairo_image_surface_create_for_data(
          start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      else { return nil }
      defer {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
      return body(surface)
    }
  }

  /// Returns the buffer scaled to another size, as a surface, or `nil` if there is not enough memory, or
  /// nothing to draw.
  func surface(width newWidth: Int, height newHeight: Int) -> CairoSurface? {
    guard let result = CairoSurface(width: newWidth, height: newHeight) else { return nil }
    let drawn: Void? = withSurface { source in
      result.draw { context in
        cairo_scale(
          context, Double(newWidth) / Double(width), Double(newHeight) / Double(height))
        cairo_set_source_surface(context, source, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
      }
    }
    return drawn == nil ? nil : result
  }

  /// Returns the buffer scaled to another size, or `nil` if there is not enough memory, or nothing to draw.
  func scaled(width newWidth: Int, height newHeight: Int) -> PixelBuffer? {
    guard let result = surface(width: newWidth, height: newHeight),
      let start = cairo_image_surface_get_data(result.pointer)
    else { return nil }
    // ARGB32 rows are a whole number of words, so there is no padding between them.
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: result.byteCount))
    return PixelBuffer(width: newWidth, height: newHeight, bytes: bytes)
  }
}
