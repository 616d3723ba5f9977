// SPDX-License-Identifier: Apache-2.0

/// The bytes of a QR code: the message and its error correction, in drawing order.
struct QRBytes {
  let version: Int
  let level: QRLevel
  private(set) var bytes: [UInt8]

  /// Creates the bytes of `message` in the smallest version that can hold it, or `nil` if none can.
  init?(_ message: [UInt8], _ level: QRLevel) {
    let least = (1...40).first { version in
      Self.header(version) + 8 * message.count <= 8 * level.capacity(version)
    }
    guard let least else { return nil }
    version = least
    self.level = level
    bytes = []
    bytes = interleaved(data(message))
  }

  /// Returns the number of bits for the mode and the length of the message.
  private static func header(_ version: Int) -> Int { version < 10 ? 12 : 20 }

  /// Returns the message as bytes, with padding.
  private func data(_ message: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in stride(from: count - 1, through: 0, by: -1) {
        bits.append(value >> place & 1 == 1)
      }
    }
    let room = 8 * level.capacity(version)
    add(4, 4)
    add(message.count, Self.header(version) - 4)
    for byte in message { add(Int(byte), 8) }
    add(0, min(4, room - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var filler = 0xEC
    while bits.count < room {
      add(filler, 8)
      filler ^= 0xEC ^ 0x11
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// Returns the data blocks with their error correction, interleaved byte by byte.
  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let count = level.blocks(version)
    let short = data.count / count
    let longOnes = data.count % count
    let correction = QRCorrection(level.correction(version))
    var blocks: [[UInt8]] = []
    var start = 0
    for block in 0..<count {
      let length = short + (block >= count - longOnes ? 1 : 0)
      blocks.append(Array(data[start..<start + length]))
      start += length
    }
    let corrections = blocks.map(correction.bytes)
    let first = (0...short).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[place] : nil }
    }
    return first + (0..<correction.count).flatMap { place in corrections.map { $0[place] } }
  }
}
