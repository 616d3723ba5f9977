// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation

/// An image surface of Cairo, destroyed with its last reference.
///
/// Written by one thread before it is passed on, and only read afterwards.
final class CairoSurface: @unchecked Sendable {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a transparent surface; `nil` if a side is not from 1 to 32767, Cairo's limit, or there is not
  /// enough memory.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32767, height <= 32767,
      let made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(made) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(made)
      return nil
    }
    pointer = made
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  var byteCount: Int { width * height * 4 }

  /// Runs `body` with a context for the surface; no-op if Cairo cannot create one.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard let context = cairo_create(pointer) else { return }
    body(context)
    cairo_destroy(context)
    cairo_surface_flush(pointer)
  }

  /// Returns the surface as a PNG file, or `nil` if Cairo cannot write it.
  func png() -> Data? {
    let sink = Sink()
    let status = cairo_surface_write_to_png_stream(
      pointer,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
        sink.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    return withExtendedLifetime(sink) { status == CAIRO_STATUS_SUCCESS ? sink.data : nil }
  }

  private final class Sink {
    var data = Data()
  }
}
