// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A thing that a detector found.
final class DetectedResult: NSTextCheckingResult {
  /// The kinds' bits: Foundation says of its names here that nothing is of these kinds.
  static let link: UInt64 = 1 << 5
  static let phoneNumber: UInt64 = 1 << 11

  private let found: NSRange
  /// The address; nil: it is none.
  let address: URL?
  /// The number as it is written; nil: it is no number.
  let number: String?

  /// What was found in `units`, which stand behind `start` code units of a text.
  init(_ thing: DetectedLink, after start: Int, in units: [UInt16]) {
    found = NSRange(location: start + thing.range.lowerBound, length: thing.range.count)
    address = thing.url
    number =
      thing.url.scheme == "tel" ? String(decoding: units[thing.range], as: UTF16.self) : nil
    super.init()
  }

  /// What somebody found: an address or a number.
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
