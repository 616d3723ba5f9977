// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a text view finds in its text and makes links of.
///
/// Differs from UIKit: addresses of the web, mail addresses and telephone numbers are found; the other
/// kinds are not.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Kinds of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web and of mail.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places; none are found.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates; none are found.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels; none are found.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights; none are found.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What a person might look up; nothing is found.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money; none are found.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Amounts with units; none are found.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
