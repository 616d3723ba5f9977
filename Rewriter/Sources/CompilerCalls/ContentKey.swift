// SPDX-License-Identifier: Apache-2.0

/// A hash of content: equal content has equal keys, on every machine.
package struct ContentKey {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x8422_2325_cbf2_9ce4

  /// Creates the key of empty content.
  package init() {}

  /// Adds `bytes` to the hashed content.
  package mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    low = (low ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    high = (high ^ UInt64(byte) ^ (low >> 32)) &* 0x0000_0100_0000_01b3
  }

  /// Adds `words` to the hashed content, each followed by a zero byte.
  package mutating func add(words: [String]) {
    for word in words {
      for byte in word.utf8 { add(byte) }
      add(0)
    }
  }

  /// The key as 32 hexadecimal digits.
  package var text: String {
    [high, low].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
