// SPDX-License-Identifier: Apache-2.0

/// A hash of 64 bits (FNV-1a) that is the same in every run and on every machine.
///
/// It names contents and finds changes; whoever wants two contents with one hash can make them.
package struct ByteHash: Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A hash of no bytes.
  package init() {}

  /// The hash of the UTF-8 bytes of `text`.
  ///
  /// - Complexity: O(n) in their number.
  package init(of text: String) { add(text.utf8) }

  /// Adds `bytes` to what is hashed.
  ///
  /// - Complexity: O(n) in their number.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
