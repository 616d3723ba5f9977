// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the blocks of a GIF file say, without its pixels.
struct GIFBlocks {
  /// In pixels; nil: it is no GIF file.
  private(set) var size: (width: Int, height: Int)?
  /// How long each picture is shown, in seconds.
  private(set) var delays: [TimeInterval] = []

  private let bytes: [UInt8]
  private var place = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
    read()
  }

  private mutating func read() {
    guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)) else { return }
    let (width, height) = (number(at: 6), number(at: 8))
    guard width > 0, height > 0 else { return }
    size = (width, height)
    place = 13 + tableSize(bytes[10])
    var delay = 0.0
    while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        if place + 6 < bytes.count, bytes[place + 1] == 0xF9 {
          delay = Double(number(at: place + 4)) / 100
        }
        place += 2
        skipParts()
      case 0x2C:
        guard place + 9 < bytes.count else { return }
        delays.append(delay)
        delay = 0
        place += 10 + tableSize(bytes[place + 9]) + 1
        skipParts()
      default: return
      }
    }
  }

  private func number(at place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  /// The bytes of the colours that a byte of flags announces.
  private func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private mutating func skipParts() {
    while place < bytes.count {
      let length = Int(bytes[place])
      place += 1 + length
      if length == 0 { return }
    }
  }
}
