// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

extension Insecure {
  /// The MD5 hash function (RFC 1321), for compatibility: collisions are practical.
  public struct MD5: HashFunction {
    /// The block size in bytes, 64.
    public static var blockByteCount: Int { 64 }
    private var hash = LibraryHash(EVP_md5())

    /// Creates a hash function without input.
    public init() {}

    /// Appends bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    /// Returns the digest of the input so far; more input can follow.
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finish()) }
  }
}
