// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
import Foundation
import MullionDisplayTree

extension PixelBuffer {
  /// Returns the pixels on white as a JPEG file, with a quality from 0 to 100, or `nil` if there is not
  /// enough memory.
  func jpeg(quality: Int) -> Data? {
    var rows = rowsOnWhite
    return rows.withUnsafeMutableBufferPointer { memory -> Data? in
      guard let start = memory.baseAddress,
        let made = gdk_pixbuf_new_from_data(
          start, GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height), gint(width * 3), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(made)) }
      var bytes: UnsafeMutablePointer<gchar>?
      var count: gsize = 0
      let written = "quality".withCString { name in
        "\(max(0, min(100, quality)))".withCString { value in
          var names = [UnsafeMutablePointer(mutating: name), nil]
          var values = [UnsafeMutablePointer(mutating: value), nil]
          return gdk_pixbuf_save_to_bufferv(
            made, &bytes, &count, "jpeg", &names, &values, nil)
        }
      }
      guard written != 0, let bytes else { return nil }
      defer { g_free(bytes) }
      return Data(bytes: bytes, count: Int(count))
    }
  }

  /// The red, green and blue components from the top, composited on white.
  private var rowsOnWhite: [UInt8] {
    var rows = [UInt8](repeating: 255, count: width * height * 3)
    for pixel in 0..<(width * height) {
      let rest = 255 - Int(bytes[pixel * 4 + 3])
      for channel in 0..<3 {
        rows[pixel * 3 + channel] = UInt8(min(255, Int(bytes[pixel * 4 + 2 - channel]) + rest))
      }
    }
    return rows
  }
}
