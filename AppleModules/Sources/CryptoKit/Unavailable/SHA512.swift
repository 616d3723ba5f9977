// SPDX-License-Identifier: Apache-2.0

/// The SHA-512 hash function; unavailable, as the module was built without OpenSSL's libcrypto.
@available(
  *, unavailable,
  message: "Mullion was built without OpenSSL: install libssl-dev (apt-get install) and build again"
)
public struct SHA512: HashFunction {
  /// The block size in bytes, 128.
  public static var blockByteCount: Int { 128 }
  /// Creates a hash function without input.
  public init() {}
  /// Has no effect, as the type is unavailable.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {}
  /// Returns an empty digest, as the type is unavailable.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: []) }
}
