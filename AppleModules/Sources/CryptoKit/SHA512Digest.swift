// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What SHA512 makes of bytes: 64 bytes.
public struct SHA512Digest: Digest {
  /// 64.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]

  /// Shows `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
