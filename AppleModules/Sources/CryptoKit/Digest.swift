// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The output of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The size of the digest in bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Returns whether two values have the same bytes, in a time that does not depend on the bytes.
  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(Array(lhs), Array(rhs)) }

  /// The name of the function and the bytes in hexadecimal digits.
  public var description: String {
    let function = "\(Self.self)".replacing("Digest", with: "")
    return "\(function) digest: " + map { String(format: "%02x", $0) }.joined()
  }

  /// Returns whether two values have the same bytes, in a time that does not depend on the bytes.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    isSame(Array(lhs), Array(rhs))
  }

  /// Returns whether two values have different bytes.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// Returns whether two arrays have the same bytes, in a time that does not depend on the bytes.
func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  guard one.count == other.count else { return false }
  return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
