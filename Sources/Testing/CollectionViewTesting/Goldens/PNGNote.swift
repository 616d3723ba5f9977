// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The text chunks of a PNG golden, such as the name of its renderer (PNG specification, 11.3.4.3 tEXt).
package enum PNGNote {
  /// The keyword for the renderer of an image.
  package static let maker = "Software"
  /// The length of the signature and the header chunk, which must come first.
  private static let headLength = 8 + 25

  /// Returns `png` with a note after the header; unmodified if it is too short for a PNG.
  package static func adding(
    _ text: String, to png: Data, keyword: String = maker
  ) -> Data {
    guard png.count > headLength else { return png }
    let body = Data("tEXt".utf8) + Data(keyword.utf8) + [0] + Data(text.utf8)
    var file = Data(png.prefix(headLength))
    file += bytes(UInt32(body.count - 4)) + body + bytes(checksum(body))
    file += png.dropFirst(headLength)
    return file
  }

  /// Returns the text of a note of `png`, or `nil` if there is none.
  package static func text(in png: Data, keyword: String = maker) -> String? {
    var rest = png.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(rest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
      guard length <= rest.count - 12 else { return nil }
      let kind = rest.dropFirst(4).prefix(4)
      let body = rest.dropFirst(8).prefix(length)
      let head = Data(keyword.utf8) + [0]
      if kind.elementsEqual("tEXt".utf8), body.starts(with: head) {
        return String(decoding: body.dropFirst(head.count), as: UTF8.self)
      }
      rest = rest.dropFirst(12 + length)
    }
    return nil
  }

  private static func bytes(_ value: UInt32) -> Data {
    Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  /// Returns the CRC of a chunk's type and body (PNG specification, annex D).
  private static func checksum(_ data: Data) -> UInt32 {
    var crc = UInt32.max
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
