// SPDX-License-Identifier: Apache-2.0

/// SHA-1.
struct SHA1Rounds: HashBlocks {
  static var size: Int { 64 }
  static var lengthSize: Int { 8 }
  static var isBigEndian: Bool { true }

  private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]

  var bytes: [UInt8] { state.flatMap(\.bigBytes) }

  mutating func take(_ block: UnsafePointer<UInt8>) {
    var words = [UInt32](repeating: 0, count: 80)
    for index in 0..<16 { words[index] = UInt32(big: block + 4 * index) }
    for index in 16..<80 {
      words[index] =
        (words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]).turned(31)
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: ((b & c) | (~b & d), 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let next = a.turned(27) &+ mixed &+ e &+ constant &+ words[index]
      (a, b, c, d, e) = (next, a, b.turned(2), c, d)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }
}
