// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a text that leads somewhere although it does not say so.
struct DetectedLink: Equatable {
  /// In UTF-16 code units.
  let range: Range<Int>
  let url: URL

  /// What is found in `text`, in order; parts do not overlap.
  ///
  /// - Complexity: O(n) in the length of the text.
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
