// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

/// SHA-2 of 384 bits (FIPS 180-4).
public struct SHA384: HashFunction {
  /// 128.
  public static var blockByteCount: Int { 128 }
  private var hash = LibraryHash(EVP_sha384())

  /// One that was given no bytes yet.
  public init() {}

  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  /// What comes of all bytes so far; more can be taken afterwards.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: hash.finish()) }
}
