// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextCheckingResult {
  /// The detected URL; `nil` for other types.
  ///
  /// That of a mail address begins with `mailto:`; an address without a scheme gets `http`.
  public var url: URL? {
    guard let found = self as? DetectedResult, found.number == nil else { return nil }
    return found.address
  }

  /// The detected phone number as written; `nil` for other types.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }

  /// The components of a postal address; always `nil`, as detectors find none.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The components of transit information; always `nil`, as detectors find none.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The date; always `nil`, as detectors find none.
  public var date: Date? { nil }

  /// The duration in seconds; always 0, as detectors find no dates.
  public var duration: TimeInterval { 0 }

  /// The time zone of the date; always `nil`, as detectors find none.
  public var timeZone: TimeZone? { nil }

  /// Returns a result for a URL in `range`, in UTF-16 code units.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, url: url)
  }

  /// Returns a result for a phone number in `range`, in UTF-16 code units.
  public static func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedResult(range, number: phoneNumber)
  }
}
