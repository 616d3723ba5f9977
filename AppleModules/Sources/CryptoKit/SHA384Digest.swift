// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The digest of `SHA384`: 48 bytes.
public struct SHA384Digest: Digest {
  /// The size of the digest in bytes, 48.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]

  /// Calls `body` with the bytes.
  ///
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
