// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// The SHA-256 hash function (FIPS 180-4).
public struct SHA256: HashFunction {
  /// The block size in bytes, 64.
  public static var blockByteCount: Int { 64 }
  private var hash = LibraryHash(EVP_sha256())

  /// Creates a hash function without input.
  public init() {}

  /// Appends bytes to the input.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  /// Returns the digest of the input so far; more input can follow.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finish()) }
}
