// SPDX-License-Identifier: Apache-2.0

/// SHA-2 with words of 32 bits.
struct SHA2Narrow: HashBlocks {
  static var size: Int { 64 }
  static var lengthSize: Int { 8 }
  static var isBigEndian: Bool { true }

  /// The fractions of the square roots of the first eight primes.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  var bytes: [UInt8] { state.flatMap(\.bigBytes) }

  mutating func take(_ block: UnsafePointer<UInt8>) {
    var words = [UInt32](repeating: 0, count: 64)
    for index in 0..<16 { words[index] = UInt32(big: block + 4 * index) }
    for index in 16..<64 {
      let (old, new) = (words[index - 15], words[index - 2])
      let low = old.turned(7) ^ old.turned(18) ^ (old >> 3)
      let high = new.turned(17) ^ new.turned(19) ^ (new >> 10)
      words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
    }
    var now = state
    for index in 0..<64 {
      let (a, e) = (now[0], now[4])
      let chosen = (e & now[5]) ^ (~e & now[6])
      let first =
        now[7] &+ (e.turned(6) ^ e.turned(11) ^ e.turned(25)) &+ chosen
        &+ Self.constants[index] &+ words[index]
      let most = (a & now[1]) ^ (a & now[2]) ^ (now[1] & now[2])
      let second = (a.turned(2) ^ a.turned(13) ^ a.turned(22)) &+ most
      now = [first &+ second, a, now[1], now[2], now[3] &+ first, e, now[5], now[6]]
    }
    for index in 0..<8 { state[index] &+= now[index] }
  }

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
    0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
    0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
    0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
    0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
