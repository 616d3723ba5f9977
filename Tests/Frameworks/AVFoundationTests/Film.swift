// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A QuickTime file with uncompressed frames, each of a single colour.
struct Film {
  /// The colour of a frame.
  struct Color: Equatable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  var width = 16
  var height = 8
  /// The number of frames per second.
  var rate = 10
  /// The number of clockwise quarter turns by which frames are rotated for display.
  var quarters = 0
  /// The colours of the frames, in order; if `isHalved`, the right half of each frame is black.
  var colors: [Color]
  var isHalved = false
  /// The four-character code of the codec in the file.
  var codec = "raw "

  /// A film of one second with ten frames of increasing brightness.
  static let second = Film(
    colors: (0..<10).map { Color(red: UInt8(20 * $0), green: 100, blue: 200) })

  /// The file's bytes.
  var data: Data {
    let pictures = colors.reduce(into: Data()) { $0.append(picture($1)) }
    let head = box("ftyp", Data("qt  ".utf8), number(0), Data("qt  ".utf8))
    // The pictures stand behind the head and their box's own eight bytes.
    let offset = head.count + 8
    return head + box("mdat", pictures) + movie(offset)
  }

  private func picture(_ color: Color) -> Data {
    var bytes = Data()
    for place in 0..<(width * height) {
      let isBlack = isHalved && place % width >= width / 2
      bytes.append(
        contentsOf: isBlack ? [0, 0, 0] : [color.red, color.green, color.blue])
    }
    return bytes
  }

  // MARK: Boxes

  private func movie(_ offset: Int) -> Data {
    box(
      "moov",
      box(
        "mvhd", number(0), number(0), number(0), number(rate), number(colors.count),
        number(0x10000), short(0x100), Data(count: 10), matrix(0), Data(count: 24), number(2)),
      box("trak", trackHead, media(offset)))
  }

  private var trackHead: Data {
    box(
      "tkhd", number(15), number(0), number(0), number(1), number(0), number(colors.count),
      Data(count: 16), matrix(quarters), number(width << 16), number(height << 16))
  }

  private func media(_ offset: Int) -> Data {
    box(
      "mdia",
      box("mdhd", number(0), number(0), number(0), number(rate), number(colors.count), number(0)),
      box("hdlr", number(0), Data("mhlrvide".utf8), Data(count: 12), Data([0])),
      box(
        "minf", box("vmhd", number(1), Data(count: 8)),
        box("dinf", box("dref", number(0), number(1), box("url ", number(1)))),
        table(offset)))
  }

  private func table(_ offset: Int) -> Data {
    let size = width * height * 3
    let format = box(
      codec, Data(count: 6), short(1), Data(count: 16), short(width), short(height),
      number(72 << 16), number(72 << 16), number(0), short(1), Data(count: 32), short(24),
      short(0xFFFF))
    return box(
      "stbl", box("stsd", number(0), number(1), format),
      box("stts", number(0), number(1), number(colors.count), number(1)),
      box("stsc", number(0), number(1), number(1), number(1), number(1)),
      box("stsz", number(0), number(size), number(colors.count)),
      box(
        "stco", number(0), number(colors.count),
        colors.indices.reduce(into: Data()) { $0.append(number(offset + $1 * size)) }))
  }

  private func box(_ name: String, _ parts: Data...) -> Data {
    let length = parts.reduce(8) { $0 + $1.count }
    return parts.reduce(number(length) + Data(name.utf8), +)
  }

  private func number(_ value: Int) -> Data {
    let value = UInt32(truncatingIfNeeded: value)
    return Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
  }

  private func short(_ value: Int) -> Data { number(value).suffix(2) }

  private func matrix(_ quarters: Int) -> Data {
    let (sine, cosine) = ([0, 1, 0, -1][quarters], [1, 0, -1, 0][quarters])
    let numbers = [
      cosine << 16, sine << 16, 0, -sine << 16, cosine << 16, 0, 0, 0, 1 << 30,
    ]
    return numbers.reduce(into: Data()) { $0.append(number($1)) }
  }
}
