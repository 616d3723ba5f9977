// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSTextCheckingResult {
  /// The address that a detector found; nil: it is something else.
  ///
  /// That of mail begins with `mailto:`, one without a scheme gets `http`.
  public var url: URL? {
    guard let found = self as? DetectedResult, found.number == nil else { return nil }
    return found.address
  }

  /// The telephone number that a detector found, as it is written; nil: it is something else.
  public var phoneNumber: String? { (self as? DetectedResult)?.number }

  /// The parts of a postal address; nil: detectors here find none.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }

  /// The parts of what is known of a journey; nil: detectors here find none.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// The moment that is named; nil: detectors here find none.
  public var date: Date? { nil }

  /// How long what is named takes, in seconds; 0: detectors here find no moments.
  public var duration: TimeInterval { 0 }

  /// The time zone of the moment that is named; nil: detectors here find none.
  public var timeZone: TimeZone? { nil }

  /// The result of an address that somebody else found in `range`, in code units of UTF-16.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedResult(range, url: url)
  }

  /// The result of a telephone number that somebody else found in `range`, in code units of UTF-16.
  public static func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedResult(range, number: phoneNumber)
  }
}
