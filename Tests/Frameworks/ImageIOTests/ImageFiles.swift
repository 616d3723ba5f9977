// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Image files of a few bytes.
enum ImageFiles {
  /// The start of a PNG file of 40 by 30 pixels with an alpha channel.
  static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 40, 0, 0, 0, 30, 8, 6, 0, 0, 0, 0, 0, 0, 0])

  /// A GIF file of one pixel that is red for 0.2 seconds, then green for 0.03, three times.
  static let gif = Data(
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
      + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
      + [0x21, 0xF9, 4, 0, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
      + [0x21, 0xF9, 4, 0, 3, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B])

  /// Returns the start of a JPEG file of 60 by 20 pixels with the given orientation.
  static func jpeg(orientation: UInt8 = 1, isProgressive: Bool = false) -> Data {
    let jfif: [UInt8] = [0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0,
      0, 0,
    ]
    let exif = Array("Exif\0\0".utf8) + tiff
    let frame: [UInt8] = [0xFF, isProgressive ? 0xC2 : 0xC0, 0, 11, 8, 0, 20, 0, 60, 1, 1, 0x11, 0]
    return Data(
      [0xFF, 0xD8] + jfif + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame)
  }
}
