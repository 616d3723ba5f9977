// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The code of bytes and a key.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Equatable, Sequence,
  CustomStringConvertible, Sendable
{
  let digest: H.Digest

  /// How many bytes there are.
  public var byteCount: Int { H.Digest.byteCount }

  /// Walks through the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { Array(digest).makeIterator() }

  /// Shows `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(digest).withUnsafeBytes(body)
  }

  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String {
    "HMAC with \(H.self): " + Array(digest).map { String(format: "%02x", $0) }.joined()
  }
}
