// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What SHA256 makes of bytes: 32 bytes.
public struct SHA256Digest: Digest {
  /// 32.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]

  /// Shows `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
