// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The bytes that a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// How many bytes there are.
  static var byteCount: Int { get }
}

extension Digest {
  /// Walks through the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> {
    withUnsafeBytes { Array($0) }.makeIterator()
  }

  /// Whether both have the same bytes, found in a time that does not depend on which.
  public static func == (lhs: Self, rhs: Self) -> Bool { isSame(Array(lhs), Array(rhs)) }

  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String {
    let function = "\(Self.self)".replacing("Digest", with: "")
    return "\(function) digest: " + map { String(format: "%02x", $0) }.joined()
  }

  /// Whether both have the same bytes, found in a time that does not depend on which.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    isSame(Array(lhs), Array(rhs))
  }

  /// Whether the bytes differ.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// Whether both have the same bytes, found in a time that does not depend on which.
func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  guard one.count == other.count else { return false }
  return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}
