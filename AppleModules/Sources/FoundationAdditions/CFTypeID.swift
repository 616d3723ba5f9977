// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// CoreFoundation's identifier of a type; the values differ from those on Apple's platforms.
public typealias CFTypeID = UInt

/// The types that have an identifier.
private enum CoreFoundationType: CFTypeID {
  case null = 1
  case string, data, dictionary, array, boolean, number, date

  /// Creates the type of an object, or returns `nil` if it has none.
  init?(_ object: AnyObject) {
    switch object {
    case is NSNull: self = .null
    case let number as NSNumber: self = Self.isBoolean(number) ? .boolean : .number
    case is NSString, is String: self = .string
    case is NSData, is Data: self = .data
    case is NSDictionary: self = .dictionary
    case is NSArray: self = .array
    case is NSDate, is Date: self = .date
    default: return nil
    }
  }

  /// Returns whether a number is one of Foundation's two Boolean objects.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
  }
}

/// Returns the identifier of an object's type, or 0 if it is not a type of Foundation that has an identifier.
///
/// Distinguishes `true` from `1` in decoded JSON.
public func CFGetTypeID(_ cf: CFTypeRef) -> CFTypeID { CoreFoundationType(cf)?.rawValue ?? 0 }

/// Returns the identifier of `NSNull`.
public func CFNullGetTypeID() -> CFTypeID { CoreFoundationType.null.rawValue }
/// Returns the identifier of strings.
public func CFStringGetTypeID() -> CFTypeID { CoreFoundationType.string.rawValue }
/// Returns the identifier of data.
public func CFDataGetTypeID() -> CFTypeID { CoreFoundationType.data.rawValue }
/// Returns the identifier of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { CoreFoundationType.dictionary.rawValue }
/// Returns the identifier of arrays.
public func CFArrayGetTypeID() -> CFTypeID { CoreFoundationType.array.rawValue }
/// Returns the identifier of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundationType.boolean.rawValue }
/// Returns the identifier of numbers that are not Boolean values.
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundationType.number.rawValue }
/// Returns the identifier of dates.
public func CFDateGetTypeID() -> CFTypeID { CoreFoundationType.date.rawValue }
