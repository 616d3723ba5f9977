// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// SHA-2 of 256 bits (FIPS 180-4).
public struct SHA256: HashFunction {
  /// 64.
  public static var blockByteCount: Int { 64 }
  private var hash = LibraryHash(EVP_sha256())

  /// One that was given no bytes yet.
  public init() {}

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  /// What comes of all bytes so far; more can be taken afterwards.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finish()) }
}
