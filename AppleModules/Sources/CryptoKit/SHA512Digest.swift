// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The digest of `SHA512`: 64 bytes.
public struct SHA512Digest: Digest {
  /// The size of the digest in bytes, 64.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]

  /// Calls `body` with the bytes.
  ///
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
