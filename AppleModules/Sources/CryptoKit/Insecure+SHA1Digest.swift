// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Insecure {
  /// The digest of `Insecure.SHA1`: 20 bytes.
  public struct SHA1Digest: Digest {
    /// The size of the digest in bytes, 20.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]

    /// Calls `body` with the bytes.
    ///
    /// - Returns: The result of `body`.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
