// SPDX-License-Identifier: Apache-2.0

/// The bytes of a code: a message with what corrects it, in the order in which they are drawn.
struct QRBytes {
  let version: Int
  let level: QRLevel
  private(set) var bytes: [UInt8]

  /// The bytes of `message` in the least version that has room for it; nil: none has.
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

  /// How many bits say what kind of message it is, and how long.
  private static func header(_ version: Int) -> Int { version < 10 ? 12 : 20 }

  /// The message as bytes, filled up.
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

  /// The data in blocks, each with its correction, a byte of each in turn.
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
