// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

extension Insecure {
  /// SHA-1 (FIPS 180-4), for what asks for it: two texts with the same hash can be made.
  public struct SHA1: HashFunction {
    /// 64.
    public static var blockByteCount: Int { 64 }
    private var hash = LibraryHash(EVP_sha1())

    /// One that was given no bytes yet.
    public init() {}

    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    /// What comes of all bytes so far; more can be taken afterwards.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finish()) }
  }
}
