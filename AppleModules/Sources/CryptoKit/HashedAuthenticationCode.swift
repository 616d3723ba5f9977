// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A hash-based message authentication code.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Equatable, Sequence,
  CustomStringConvertible, Sendable
{
  let digest: H.Digest

  /// The size of the code in bytes.
  public var byteCount: Int { H.Digest.byteCount }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

  /// Calls `body` with the bytes.
  ///
  /// - Returns: The result of `body`.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(digest).withUnsafeBytes(body)
  }

  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String {
    "HMAC with \(H.self): " + Array(digest).map { String(format: "%02x", $0) }.joined()
  }
}
