// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What SHA384 makes of bytes: 48 bytes.
public struct SHA384Digest: Digest {
  /// 48.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]

  /// Shows `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
