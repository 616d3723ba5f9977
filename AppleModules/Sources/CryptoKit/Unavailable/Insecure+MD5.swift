// SPDX-License-Identifier: Apache-2.0

extension Insecure {
  /// The MD5 hash function; unavailable, as the module was built without OpenSSL's libcrypto.
  @available(
    *, unavailable,
    message:
      "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
  )
  public struct MD5: HashFunction {
    /// The block size in bytes, 64.
    public static var blockByteCount: Int { 64 }
    /// Creates a hash function without input.
    public init() {}
    /// Has no effect, as the type is unavailable.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
    /// Returns an empty digest, as the type is unavailable.
    public func finalize() -> MD5Digest { MD5Digest(bytes: []) }
  }
}
