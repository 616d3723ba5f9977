// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Insecure {
  /// What Insecure.SHA1 makes of bytes: 20 bytes.
  public struct SHA1Digest: Digest {
    /// 20.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]

    /// Shows `body` the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
}
