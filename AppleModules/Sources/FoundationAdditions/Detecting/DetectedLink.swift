// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a text that is a link; the type that the scanners, shared with text views, return.
struct DetectedLink {
  /// The range in UTF-16 code units.
  let range: Range<Int>
  let url: URL

  /// Returns the links in a text of `units`, in order and without overlap.
  ///
  /// - Complexity: O(*n* + *l* × *p*), where *n* is the length of the text, *l* the number of addresses and
  ///   *p* that of phone numbers, if sequences of digits and separators have a bounded length.
  static func all(in units: [UInt16], addresses: Bool, numbers: Bool) -> [DetectedLink] {
    let links = addresses ? LinkScanner(units).links() : []
    let phones = numbers ? PhoneScanner(units).links() : []
    let free = phones.filter { phone in !links.contains { $0.range.overlaps(phone.range) } }
    return (links + free).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
