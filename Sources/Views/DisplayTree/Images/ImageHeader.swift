// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The properties in an image file's header: format, size and orientation.
///
/// Nothing is decoded, and reading terminates without a trap for any file, however malformed.
package struct ImageHeader: Hashable, Sendable {
  /// The supported formats.
  package enum Format: Hashable, Sendable { case png, jpeg, gif, webP, svg }

  package let format: Format
  /// The stored width, in pixels.
  package let width: Int
  /// The stored height, in pixels.
  package let height: Int
  /// The EXIF orientation, from 1 to 8.
  package let orientation: Int
  /// Whether a JPEG file is progressive.
  package let isProgressive: Bool

  /// The maximum length of a side; files with longer sides are treated as malformed.
  private static let longestSide = 1 << 20

  /// Reads the header of a file; `nil` if its format is unknown, or it is truncated or malformed.
  package init?(_ reader: ByteReader) {
    guard
      let found = Self.png(reader) ?? Self.jpeg(reader) ?? Self.gif(reader) ?? Self.webP(reader)
        ?? Self.svg(reader),
      (1...Self.longestSide).contains(found.width), (1...Self.longestSide).contains(found.height)
    else { return nil }
    self = found
  }

  private init(
    _ format: Format, width: Int, height: Int, orientation: Int = 1, isProgressive: Bool = false
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isProgressive = isProgressive
  }

  /// The size in pixels as displayed, with the orientation applied.
  package var uprightSize: CGSize {
    orientation >= 5
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  private static func png(_ file: ByteReader) -> ImageHeader? {
    guard file.bytes(0, 8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      file.big(8, 4) == 13, file.bytes(12, 4) == Array("IHDR".utf8),
      let width = file.big(16, 4), let height = file.big(20, 4)
    else { return nil }
    return ImageHeader(.png, width: width, height: height)
  }

  private static func gif(_ file: ByteReader) -> ImageHeader? {
    guard let name = file.bytes(0, 6),
      name == Array("GIF87a".utf8) || name == Array("GIF89a".utf8),
      let width = file.little(6, 2), let height = file.little(8, 2)
    else { return nil }
    return ImageHeader(.gif, width: width, height: height)
  }

  private static func webP(_ file: ByteReader) -> ImageHeader? {
    guard file.bytes(0, 4) == Array("RIFF".utf8), file.bytes(8, 4) == Array("WEBP".utf8),
      let chunk = file.bytes(12, 4)
    else { return nil }
    switch String(decoding: chunk, as: UTF8.self) {
    case "VP8 ":
      guard file.bytes(23, 3) == [0x9D, 0x01, 0x2A], let width = file.little(26, 2),
        let height = file.little(28, 2)
      else { return nil }
      return ImageHeader(.webP, width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard file.bytes(20, 1) == [0x2F], let bits = file.little(21, 4) else { return nil }
      return ImageHeader(.webP, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      guard let width = file.little(24, 3), let height = file.little(27, 3) else { return nil }
      return ImageHeader(.webP, width: width + 1, height: height + 1)
    default:
      return nil
    }
  }

  private static func svg(_ file: ByteReader) -> ImageHeader? {
    guard let size = SVGHeader(file)?.size else { return nil }
    return ImageHeader(
      .svg, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
  }

  // MARK: JPEG

  /// The maximum number of segments before the frame; files with more are treated as malformed.
  private static let segmentLimit = 1000

  private static func jpeg(_ file: ByteReader) -> ImageHeader? {
    guard file.bytes(0, 2) == [0xFF, 0xD8] else { return nil }
    var offset = 2
    var orientation = 1
    for _ in 0..<segmentLimit {
      guard let mark = file.bytes(offset, 2), mark[0] == 0xFF else { return nil }
      if mark[1] == 0xFF {
        offset += 1
        continue
      }
      if mark[1] == 0x01 || (0xD0...0xD7).contains(mark[1]) {
        offset += 2
        continue
      }
      guard mark[1] != 0xD9, mark[1] != 0xDA, let length = file.big(offset + 2, 2), length >= 2
      else { return nil }
      if isFrame(mark[1]) {
        guard let height = file.big(offset + 5, 2), let width = file.big(offset + 7, 2) else {
          return nil
        }
        return ImageHeader(
          .jpeg, width: width, height: height, orientation: orientation,
          isProgressive: isProgressive(mark[1]))
      }
      if mark[1] == 0xE1, orientation == 1 {
        orientation = exifOrientation(file, at: offset + 4, length: length - 2) ?? 1
      }
      offset += 2 + length
    }
    return nil
  }

  private static func isFrame(_ mark: UInt8) -> Bool {
    (0xC0...0xCF).contains(mark) && mark != 0xC4 && mark != 0xC8 && mark != 0xCC
  }

  /// Returns whether a frame marker belongs to one of the progressive processes.
  private static func isProgressive(_ mark: UInt8) -> Bool {
    [0xC2, 0xC6, 0xCA, 0xCE].contains(mark)
  }

  /// Returns the orientation in an EXIF block; `nil` if it is missing or invalid.
  private static func exifOrientation(_ file: ByteReader, at start: Int, length: Int) -> Int? {
    guard length >= 14, file.bytes(start, 6) == Array("Exif".utf8) + [0, 0] else { return nil }
    let tiff = start + 6
    let end = start + length
    guard let order = file.bytes(tiff, 2) else { return nil }
    let isLittle = order == [0x49, 0x49]
    guard isLittle || order == [0x4D, 0x4D] else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= tiff, offset + count <= end else { return nil }
      return isLittle ? file.little(offset, count) : file.big(offset, count)
    }
    guard number(tiff + 2, 2) == 42, let directory = number(tiff + 4, 4),
      let count = number(tiff + directory, 2)
    else { return nil }
    for index in 0..<count {
      let entry = tiff + directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = number(entry + 8, 2), (1...8).contains(value) else { return nil }
      return value
    }
    return nil
  }
}
