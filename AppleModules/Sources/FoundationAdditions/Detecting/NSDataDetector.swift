// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A detector of web and mail addresses and phone numbers in texts.
///
/// It uses the same rules as Mullion's text views.
///
/// Differs from Foundation: it does not inherit from `NSRegularExpression`, whose methods cannot be
/// overridden on Linux. Dates, postal addresses, parcels and flights are not detected.
///
/// - Note: The matching options of its methods have no effect on Linux.
open class NSDataDetector: NSObject {
  /// The types to detect, as bits of `NSTextCheckingResult.CheckingType`.
  public let checkingTypes: UInt64

  /// Creates a detector of types, as bits of `NSTextCheckingResult.CheckingType`.
  ///
  /// - Throws: `CocoaError` if there are none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Calls `block` with each result in `range`, in UTF-16 code units, in order, until it sets its last
  /// argument.
  ///
  /// - Complexity: O(*n* + *l* × *p*), where *n* is the length of the text, *l* the number of addresses and
  ///   *p* that of phone numbers, if sequences of digits and separators have a bounded length.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(match, [], &stops)
    }
  }

  /// Returns the results in `range`, in UTF-16 code units, in order.
  ///
  /// The text outside of the range is ignored: a result that extends beyond it is cut off or not detected.
  ///
  /// - Complexity: O(*n* + *l* × *p*), where *n* is the length of the text, *l* the number of addresses and
  ///   *p* that of phone numbers, if sequences of digits and separators have a bounded length.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let wanted = NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count))
    let units = Array(string.utf16.dropFirst(wanted.location).prefix(wanted.length))
    let found = DetectedLink.all(
      in: units, addresses: checkingTypes & DetectedResult.link != 0,
      numbers: checkingTypes & DetectedResult.phoneNumber != 0)
    return found.map { DetectedResult($0, after: wanted.location, in: units) }
  }

  /// Returns the number of results in `range`, in UTF-16 code units.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first result in `range`, in UTF-16 code units, or `nil` if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first result in `range`, in UTF-16 code units, or one at `NSNotFound`.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
