// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Insecure {
  /// What Insecure.MD5 makes of bytes: 16 bytes.
  public struct MD5Digest: Digest {
    /// 16.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]

    /// Shows `body` the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
