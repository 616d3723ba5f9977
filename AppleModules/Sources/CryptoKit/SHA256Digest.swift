// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The digest of `SHA256`: 32 bytes.
public struct SHA256Digest: Digest {
  /// The size of the digest in bytes, 32.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]

  /// Calls `body` with the bytes.
  ///
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
