// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Insecure {
  /// What Insecure.MD5 makes of bytes: 16 bytes.
  public struct MD5Digest: Digest {
    /// 16.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]

    /// Walks through the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    /// Shows `body` the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    /// Whether both have the same bytes, found in a time that does not depend on which.
    public static func == (lhs: Self, rhs: Self) -> Bool { isSame(lhs.bytes, rhs.bytes) }

    /// The name of the function and the bytes as hexadecimal digits.
    public var description: String {
      "MD5 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
    }
  }
}
