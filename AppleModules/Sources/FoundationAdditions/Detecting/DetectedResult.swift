// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A result of a data detector.
final class DetectedResult: NSTextCheckingResult {
  /// The bit of the checking type of links; in Foundation on Linux the names of the types are unavailable.
  static let link: UInt64 = 1 << 5
  static let phoneNumber: UInt64 = 1 << 11

  private let found: NSRange
  /// The URL of a link or of a detected phone number; `nil` for a result that was created from a phone number
  /// only.
  let address: URL?
  /// The phone number as written; `nil` if the result is not a number.
  let number: String?

  /// Creates a result for a link in `units`, which begin `start` code units into a text.
  init(_ thing: DetectedLink, after start: Int, in units: [UInt16]) {
    found = NSRange(location: start + thing.range.lowerBound, length: thing.range.count)
    address = thing.url
    number =
      thing.url.scheme == "tel" ? String(decoding: units[thing.range], as: UTF16.self) : nil
    super.init()
  }

  /// Creates a result for a URL or a phone number.
  init(_ range: NSRange, url: URL? = nil, number: String? = nil) {
    found = range
    address = url
    self.number = number
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType {
    CheckingType(rawValue: number == nil ? Self.link : Self.phoneNumber)
  }
  override var range: NSRange { found }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? found : NSRange(location: NSNotFound, length: 0)
  }
}
