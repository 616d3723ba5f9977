// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A range of a text that was detected as a link.
struct DetectedLink: Equatable {
  /// The range, in UTF-16 code units.
  let range: Range<Int>
  let url: URL

  /// Returns the links detected in `text`, in order; their ranges do not overlap.
  static func all(in text: String, _ types: UIDataDetectorTypes) -> [DetectedLink] {
    var found: [DetectedLink] = []
    let units = Array(text.utf16)
    if types.contains(.link) { found = LinkScanner(units).links() }
    if types.contains(.phoneNumber) {
      found += PhoneScanner(units).links().filter { phone in
        !found.contains { $0.range.overlaps(phone.range) }
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
