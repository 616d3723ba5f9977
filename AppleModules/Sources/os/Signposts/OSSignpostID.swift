// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An identifier that distinguishes concurrent intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Creates an identifier that is unique in the process.
  public init(log: OSLog) {
    self = .fresh()
  }

  /// Creates the identifier of an object, the same for each call while the object exists.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(.max)
  /// The null identifier.
  public static let null = OSSignpostID(0)

  static func fresh() -> OSSignpostID {
    OSSignpostID(
      counter.withLock {
        $0 += 1
        return $0
      })
  }

  private static let counter = OSAllocatedUnfairLock<UInt64>(initialState: 0)

  /// Returns whether the raw value of `lhs` is less than that of `rhs`.
  public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
