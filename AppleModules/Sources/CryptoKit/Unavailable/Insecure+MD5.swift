// SPDX-License-Identifier: Apache-2.0

extension Insecure {
  /// MD5, which OpenSSL's libcrypto computes; it was missing when this was built.
  @available(
    *, unavailable,
    message:
      "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
  )
  public struct MD5: HashFunction {
    /// 64.
    public static var blockByteCount: Int { 64 }
    /// Creates a hash of no bytes.
    public init() {}
    /// Adds bytes to what is hashed.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    /// Returns the digest of all bytes so far.
    public func finalize() -> MD5Digest { MD5Digest(bytes: []) }
  }
}
