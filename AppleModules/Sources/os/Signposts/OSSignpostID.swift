// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells one of several intervals that have the same name from the others.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// The identifier of a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// An identifier that no other of the program has.
  public init(log: OSLog) {
    self = .fresh()
  }

  /// The identifier of an object, the same each time while the object lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Where there is only one at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No valid identifier.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)

  static func fresh() -> OSSignpostID {
    OSSignpostID(
      counter.withLock {
        $0 += 1
        return $0
      })
  }

  private static let counter = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  /// Whether the left number is smaller.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
