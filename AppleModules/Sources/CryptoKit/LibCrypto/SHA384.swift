// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// The SHA-384 hash function (FIPS 180-4).
public struct SHA384: HashFunction {
  /// The block size in bytes, 128.
  public static var blockByteCount: Int { 128 }
  private var hash = LibraryHash(EVP_sha384())

  /// Creates a hash function without input.
  public init() {}

  /// Appends bytes to the input.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  /// Returns the digest of the input so far; more input can follow.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finish()) }
}
