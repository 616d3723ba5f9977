// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Finds addresses of the web and of mail, and telephone numbers, in texts.
///
/// Which words are addresses and which digits numbers is what text views of Mullion go by.
///
/// Differs from Foundation: it is no `NSRegularExpression`, whose methods can't be overridden here. Dates, places, parcels and
/// flights are never found.
open class NSDataDetector: NSObject {
  /// What is looked for, as `NSTextCheckingResult.CheckingType` has it.
  public let checkingTypes: UInt64

  /// A detector of the given kinds, as `NSTextCheckingResult.CheckingType` has them.
  ///
  /// - Throws: An error when there are none.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Calls `block` with each thing in `range`, in UTF-16 code units, in order, until it sets its last argument.
  ///
  /// - Complexity: O(n) in the length of the text.
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

  /// The things in `range`, in UTF-16 code units, in order; those that reach out of it are not among them.
  ///
  /// - Complexity: O(n) in the length of the text.
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

  /// How many things there are in `range`, in UTF-16 code units.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// The first thing in `range`, in UTF-16 code units; nil: there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Where the first thing in `range` is, in UTF-16 code units; at `NSNotFound`: there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
