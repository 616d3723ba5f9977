// SPDX-License-Identifier: Apache-2.0

/// A 64-bit hash (FNV-1a) that is equal in every run and on every machine.
///
/// It identifies contents and detects changes; it is not collision-resistant against deliberate attacks.
package struct ByteHash: Sendable {
  /// The hash value of all bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of no bytes.
  package init() {}

  /// Creates the hash of the UTF-8 bytes of `text`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(of text: String) { add(text.utf8) }

  /// Adds `bytes` to the hash.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }

  /// The hash value as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
