// SPDX-License-Identifier: Apache-2.0

import CMullionCrypto

extension Insecure {
  /// MD5 (RFC 1321), for what asks for it: two texts with the same hash can be made.
  public struct MD5: HashFunction {
    /// 64.
    public static var blockByteCount: Int { 64 }
    private var hash = LibraryHash(EVP_md5())

    /// One that was given no bytes yet.
    public init() {}

    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    /// What comes of all bytes so far; more can be taken afterwards.
    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finish()) }
  }
}
