// SPDX-License-Identifier: Apache-2.0

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The size in bits.
  public let bitCount: Int
  /// Creates a size of `bitCount` bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// A key size of 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// A key size of 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// A key size of 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}
