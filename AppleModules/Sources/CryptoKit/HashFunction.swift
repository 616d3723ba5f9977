// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A cryptographic hash function.
public protocol HashFunction: Sendable {
  /// The type of the digest.
  associatedtype Digest: CryptoKit.Digest
  /// The block size in bytes.
  static var blockByteCount: Int { get }
  /// Creates a hash function without input.
  init()
  /// Appends bytes to the input.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// Returns the digest of the input so far; more input can follow.
  func finalize() -> Digest
}

extension HashFunction {
  /// Appends bytes to the input.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// Returns the digest of `data`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the digest of the bytes in memory.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}
