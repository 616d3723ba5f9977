// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kinds of content that a text view detects in its text and turns into links.
///
/// Differs from UIKit: only web addresses, mail addresses and phone numbers are detected.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web and mail addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates of events.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Tracking numbers of shipments.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Terms that the user might look up.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Amounts with physical units.
  ///
  /// - Note: Has no effect on Linux: none are detected.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
