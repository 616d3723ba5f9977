// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Insecure {
  /// The digest of `Insecure.MD5`: 16 bytes.
  public struct MD5Digest: Digest {
    /// The size of the digest in bytes, 16.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]

    /// Calls `body` with the bytes.
    ///
    /// - Returns: The result of `body`.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
