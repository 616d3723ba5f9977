// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What differs between two texts: one stretch, in UTF-16 code units, of whole Unicode scalars.
struct TextChange {
  /// What is replaced.
  let range: Range<Int>
  /// By what of the other text.
  let replacement: Range<Int>

  /// - Complexity: O(n) in the lengths of the texts.
  init(from old: String, to new: String) {
    let (before, after) = (Array(old.utf16), Array(new.utf16))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    if start > 0, UTF16.isLeadSurrogate(before[start - 1]) { start -= 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    if end > 0, UTF16.isTrailSurrogate(before[before.count - end]) { end -= 1 }
    range = start..<before.count - end
    replacement = start..<after.count - end
  }

  /// Where a place in the old text is in the new one; behind what came in, when it was inside.
  func moved(_ place: Int) -> Int {
    if place <= range.lowerBound { return place }
    return place < range.upperBound
      ? replacement.upperBound : place + replacement.count - range.count
  }
}
