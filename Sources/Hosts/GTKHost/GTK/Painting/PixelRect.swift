// SPDX-License-Identifier: Apache-2.0

import CMullionCairo

/// A rectangle of an image's pixels.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// Returns the smallest rectangle that contains every pixel of `surface`, an ARGB image, that is not
  /// transparent, or `nil` if all are.
  ///
  /// - Complexity: O(*p*) in the number of pixels outside of the rectangle and along its sides.
  static func inked(of surface: OpaquePointer) -> PixelRect? {
    guard let start = cairo_image_surface_get_data(surface) else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    func row(_ index: Int) -> UnsafeBufferPointer<UInt32> {
      let words = UnsafeRawPointer(start + index * stride).assumingMemoryBound(to: UInt32.self)
      return UnsafeBufferPointer(start: words, count: width)
    }
    guard let top = (0..<height).first(where: { row($0).contains { $0 != 0 } }) else { return nil }
    let bottom = (top..<height).last { row($0).contains { $0 != 0 } } ?? top
    var (left, right) = (width, -1)
    for index in top...bottom {
      let pixels = row(index)
      if let first = pixels[..<left].firstIndex(where: { $0 != 0 }) { left = first }
      if let last = pixels[(right + 1)...].lastIndex(where: { $0 != 0 }) { right = last }
    }
    return PixelRect(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns a new image of the rectangle's pixels, or `nil` if there is not enough memory.
  func copy(of surface: OpaquePointer) -> OpaquePointer? {
    guard let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard let from = cairo_image_surface_get_data(surface),
      let to = cairo_image_surface_get_data(made)
    else {
      cairo_surface_destroy(made)
      return nil
    }
    let (stride, ownStride) = (
      Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_stride(made))
    )
    for row in 0..<height {
      (to + row * ownStride).update(
        from: from + (top + row) * stride + left * 4, count: width * 4)
    }
    cairo_surface_mark_dirty(made)
    return made
  }
}
