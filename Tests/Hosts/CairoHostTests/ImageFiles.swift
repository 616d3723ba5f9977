// SPDX-License-Identifier: Apache-2.0

#if MULLION_CAIRO

import CMullionPixbuf
import Foundation
import Testing

/// Functions that create image files for the tests.
enum ImageFiles {
  /// Returns an image file of `width` by `height` pixels; `color` returns red, green, blue and, if
  /// `hasAlpha`, alpha.
  static func encode(
    _ type: String, width: Int, height: Int, options: [(String, String)] = [],
    hasAlpha: Bool = false, color: (Int, Int) -> [UInt8]
  ) throws -> Data {
    let pixbuf = try #require(
      gdk_pixbuf_new(GDK_COLORSPACE_RGB, hasAlpha ? 1 : 0, 8, gint(width), gint(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let start = try #require(gdk_pixbuf_get_pixels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = hasAlpha ? 4 : 3
    for y in 0..<height {
      for x in 0..<width {
        let pixel = color(x, y)
        for channel in 0..<channels {
          start[y * stride + x * channels + channel] = pixel[channel]
        }
      }
    }
    return try save(pixbuf, type, options)
  }

  /// Returns an image file of a single grey, which is created quickly at any size.
  static func plain(_ type: String, width: Int, height: Int) throws -> Data {
    let pixbuf = try #require(
      gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height)))
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    gdk_pixbuf_fill(pixbuf, 0x8080_80FF)
    return try save(pixbuf, type, [])
  }

  private static func save(
    _ pixbuf: OpaquePointer, _ type: String, _ options: [(String, String)]
  ) throws -> Data {
    var keys = options.map { strdup($0.0) } + [nil]
    var values = options.map { strdup($0.1) } + [nil]
    defer { (keys + values).forEach { free($0) } }
    var buffer: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    let isSaved = gdk_pixbuf_save_to_bufferv(
      pixbuf, &buffer, &size, type, &keys, &values, nil)
    let bytes = try #require(buffer)
    defer { g_free(bytes) }
    try #require(isSaved != 0)
    return Data(bytes: bytes, count: Int(size))
  }

  /// Returns the JPEG file with an EXIF segment that contains `orientation`.
  static func jpeg(_ file: Data, orientation: UInt8) -> Data {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1,
      0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let payload = Array("Exif\0\0".utf8) + tiff
    let length = payload.count + 2
    let segment = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + payload
    return file.prefix(2) + Data(segment) + file.dropFirst(2)
  }

  /// Returns the PNG file with another size in its header and the corresponding checksum.
  static func png(_ file: Data, claiming width: UInt32, by height: UInt32) -> Data {
    var bytes = [UInt8](file)
    for (offset, value) in [(16, width), (20, height)] {
      for byte in 0..<4 { bytes[offset + byte] = UInt8(value >> (24 - 8 * UInt32(byte)) & 255) }
    }
    let sum = checksum(bytes[12..<29])
    for byte in 0..<4 { bytes[29 + byte] = UInt8(sum >> (24 - 8 * UInt32(byte)) & 255) }
    return Data(bytes)
  }

  /// Returns the JPEG file with another size in its frame header.
  static func jpeg(_ file: Data, claiming width: UInt16, by height: UInt16) -> Data {
    var bytes = [UInt8](file)
    var offset = 2
    while offset + 9 < bytes.count, !(0xC0...0xC2).contains(bytes[offset + 1]) {
      offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    }
    bytes[offset + 5] = UInt8(height >> 8)
    bytes[offset + 6] = UInt8(height & 255)
    bytes[offset + 7] = UInt8(width >> 8)
    bytes[offset + 8] = UInt8(width & 255)
    return Data(bytes)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

#endif
