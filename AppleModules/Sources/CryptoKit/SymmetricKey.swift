// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Bytes that only those know who may make and check codes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// The key of these bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// A random key.
  public init(size: SymmetricKeySize) {
    var generator = SystemRandomNumberGenerator()
    bytes = (0..<(size.bitCount + 7) / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// How many bits the key has.
  public var bitCount: Int { 8 * bytes.count }

  /// Shows `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// Whether both have the same bytes, found in a time that does not depend on which.
  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.bytes, rhs.bytes) }
}
