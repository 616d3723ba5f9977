// SPDX-License-Identifier: Apache-2.0

/// Cuts bytes into blocks, and ends them as FIPS 180-4 and RFC 1321 say: by a bit, zeros, and the length in bits.
struct HashRounds<Blocks: HashBlocks>: Sendable {
  private var blocks: Blocks
  /// The bytes that are no whole block yet.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  init(_ blocks: Blocks) {
    self.blocks = blocks
  }

  /// Takes more bytes.
  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    count += UInt64(bytes.count)
    var next = 0
    if !rest.isEmpty {
      next = min(Blocks.size - rest.count, bytes.count)
      rest += bytes[..<next]
      guard rest.count == Blocks.size else { return }
      blocks.take(rest)
      rest.removeAll(keepingCapacity: true)
    }
    let typed = bytes.bindMemory(to: UInt8.self)
    while bytes.count - next >= Blocks.size, let start = typed.baseAddress {
      blocks.take(start + next)
      next += Blocks.size
    }
    rest += bytes[next...]
  }

  /// The bytes that come of all.
  func finish() -> [UInt8] {
    var copy = self
    var end: [UInt8] = [0x80]
    while (rest.count + end.count + Blocks.lengthSize) % Blocks.size != 0 { end.append(0) }
    end += [UInt8](repeating: 0, count: Blocks.lengthSize - 8)
    let length = (count << 3).bigBytes
    end += Blocks.isBigEndian ? length : length.reversed()
    end.withUnsafeBytes { copy.update($0) }
    return copy.blocks.bytes
  }
}
