// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A secret key for creating and verifying authentication codes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// Creates a random key of the given size, rounded up to whole bytes.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount + 7) / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// The size of the key in bits.
  public var bitCount: Int { 8 * bytes.count }

  /// Calls `body` with the bytes.
  ///
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Returns whether two values have the same bytes, in a time that does not depend on the bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.bytes, rhs.bytes) }
}
