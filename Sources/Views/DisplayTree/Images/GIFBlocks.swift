// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The properties in a GIF file's blocks, without its pixels.
///
/// The file is read in pieces, and no further than the requested frames.
package struct GIFBlocks: Sendable {
  /// The last byte of a GIF file.
  package static let trailer: UInt8 = 0x3B
  /// The maximum number of frames, a limit because loaders examine all preceding frames for each frame, in
  /// quadratic time.
  package static let mostPictures = 4096
  private static let pieceLength = 1 << 16

  /// The size in pixels; `nil` if the file has no valid GIF header.
  package private(set) var size: (width: Int, height: Int)?
  /// The durations of the frames, in seconds.
  package private(set) var delays: [TimeInterval] = []
  /// The offset after the last complete frame.
  package private(set) var end = 0
  /// Whether the file is truncated within a frame.
  package private(set) var isCut = false
  /// Whether there are more frames than requested.
  package private(set) var hasMore = false
  /// The number of repetitions, or 0 for endless repetition.
  package private(set) var loopCount = 1
  /// Whether frames share a global colour table.
  package private(set) var sharesColors = false

  private var piece: (start: Int, bytes: [UInt8]) = (0, [])
  private var place = 0

  /// Reads the properties of the first `limit` frames of `file`.
  ///
  /// - Complexity: O(*n*) in the number of bytes up to the end of these frames.
  package init(_ file: ByteReader, pictures limit: Int = mostPictures) {
    read(file, limit)
    piece = (0, [])
  }

  private mutating func read(_ file: ByteReader, _ limit: Int) {
    guard file.count > 13, file.bytes(0, 4) == Array("GIF8".utf8) else { return }
    let (width, height) = (number(file, 6), number(file, 8))
    guard width > 0, height > 0 else { return }
    size = (width, height)
    sharesColors = byte(file, 10) & 0x80 != 0
    place = 13 + tableSize(byte(file, 10))
    var delay = 0.0
    while place < file.count {
      switch byte(file, place) {
      case 0x21:
        switch byte(file, place + 1) {
        case 0xF9: delay = Double(number(file, place + 4)) / 100
        case 0xFF where isLoop(file, place): loopCount = number(file, place + 16)
        default: break
        }
        place += 2
        skipParts(file)
      case 0x2C:
        if delays.count == limit { return hasMore = true }
        place += 10 + tableSize(byte(file, place + 9)) + 1
        guard skipParts(file) else { return isCut = true }
        delays.append(delay)
        delay = 0
        end = place
      default: return
      }
    }
  }

  /// Returns whether the block at `place` is the application extension that specifies the number of
  /// repetitions.
  private mutating func isLoop(_ file: ByteReader, _ place: Int) -> Bool {
    file.bytes(place + 2, 12) == [11] + Array("NETSCAPE2.0".utf8) && byte(file, place + 15) == 1
  }

  /// Returns the byte at `place`; 0 beyond the end.
  private mutating func byte(_ file: ByteReader, _ place: Int) -> UInt8 {
    if !(piece.start..<piece.start + piece.bytes.count).contains(place) {
      piece = (place, file.piece(place, upTo: Self.pieceLength))
    }
    return piece.bytes.isEmpty ? 0 : piece.bytes[place - piece.start]
  }

  private mutating func number(_ file: ByteReader, _ place: Int) -> Int {
    Int(byte(file, place)) | Int(byte(file, place + 1)) << 8
  }

  /// Returns the number of bytes of the colour table that a byte of flags specifies.
  private func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Skips the sub-blocks of a block.
  ///
  /// - Returns: Whether the file contains the end of the block.
  @discardableResult
  private mutating func skipParts(_ file: ByteReader) -> Bool {
    while place < file.count {
      let length = Int(byte(file, place))
      place += 1 + length
      if length == 0 { return true }
    }
    return false
  }
}
