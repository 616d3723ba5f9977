// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the blocks of a GIF file say, without its pixels.
///
/// Reads the file in pieces, and no further than the pictures that are asked for.
struct GIFBlocks {
  /// The last byte of a GIF file.
  static let trailer: UInt8 = 0x3B
  private static let pieceLength = 1 << 16

  /// In pixels; nil: it is no GIF file.
  private(set) var size: (width: Int, height: Int)?
  /// How long each picture is shown, in seconds.
  private(set) var delays: [TimeInterval] = []
  /// The place behind the last picture that is there in full.
  private(set) var end = 0
  /// Whether the file ends within a picture.
  private(set) var isCut = false
  /// Whether there are more pictures than were asked for.
  private(set) var hasMore = false

  private let source: ByteSource
  private var piece: (start: Int, bytes: [UInt8]) = (0, [])
  private var place = 0

  /// What `source` says of its first `limit` pictures.
  ///
  /// - Complexity: O(n), n the blocks of these pictures.
  init(_ source: ByteSource, pictures limit: Int) {
    self.source = source
    read(limit)
  }

  private mutating func read(_ limit: Int) {
    guard source.count > 13, source.read(at: 0, length: 4) == Array("GIF8".utf8) else { return }
    let (width, height) = (number(at: 6), number(at: 8))
    guard width > 0, height > 0 else { return }
    size = (width, height)
    place = 13 + tableSize(byte(at: 10))
    var delay = 0.0
    while place < source.count {
      switch byte(at: place) {
      case 0x21:
        if byte(at: place + 1) == 0xF9 { delay = Double(number(at: place + 4)) / 100 }
        place += 2
        skipParts()
      case 0x2C:
        if delays.count == limit { return hasMore = true }
        place += 10 + tableSize(byte(at: place + 9)) + 1
        guard skipParts() else { return isCut = true }
        delays.append(delay)
        delay = 0
        end = place
      default: return
      }
    }
  }

  /// The byte at `place`; 0 behind the end.
  private mutating func byte(at place: Int) -> UInt8 {
    if !(piece.start..<piece.start + piece.bytes.count).contains(place) {
      piece = (place, source.read(at: place, length: Self.pieceLength))
    }
    return piece.bytes.isEmpty ? 0 : piece.bytes[place - piece.start]
  }

  private mutating func number(at place: Int) -> Int {
    Int(byte(at: place)) | Int(byte(at: place + 1)) << 8
  }

  /// The bytes of the colours that a byte of flags announces.
  private func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Goes behind the parts of a block.
  ///
  /// - Returns: whether the block ends before the file does.
  @discardableResult
  private mutating func skipParts() -> Bool {
    while place < source.count {
      let length = Int(byte(at: place))
      place += 1 + length
      if length == 0 { return true }
    }
    return false
  }
}
