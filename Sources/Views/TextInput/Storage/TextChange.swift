// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The difference between two texts: one range of whole Unicode scalars.
struct TextChange {
  /// The replaced range, in UTF-8 code units.
  let range: Range<Int>
  /// The replacement.
  let replacement: String

  /// Creates the difference between two texts; `nil` if they are equal.
  ///
  /// - Complexity: O(*n*) in the lengths of the texts, for a comparison of memory.
  init?(from old: String, to new: String) {
    var (before, after) = (old, new)
    let (start, end) = before.withUTF8 { old in
      after.withUTF8 { new in
        var start = Self.commonPrefix(old, new)
        while start > 0, Self.isInside(old, start) || Self.isInside(new, start) { start -= 1 }
        var end = Self.commonSuffix(old, new, min(old.count, new.count) - start)
        while end > 0, Self.isInside(old, old.count - end) { end -= 1 }
        return (start, end)
      }
    }
    range = start..<before.utf8.count - end
    replacement = String(Substring(after.utf8.dropFirst(start).dropLast(end)))
    if range.isEmpty, replacement.isEmpty { return nil }
  }

  /// Returns the replaced range of `old`, extended to whole characters, in UTF-16 code units.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func characters(in old: String) -> Range<Int> {
    let scalars = old.unicodeScalars
    var start = old.utf8.index(old.startIndex, offsetBy: range.lowerBound)
    var end = old.utf8.index(old.startIndex, offsetBy: range.upperBound)
    while String.Index(start, within: old) == nil { start = scalars.index(before: start) }
    while String.Index(end, within: old) == nil { end = scalars.index(after: end) }
    func unit(_ index: String.Index) -> Int {
      old.utf16.distance(from: old.startIndex, to: index)
    }
    return unit(start)..<unit(end)
  }

  /// Returns whether `index` is inside a Unicode scalar.
  private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index < bytes.count && UTF8.isContinuation(bytes[index])
  }

  /// Returns the length of the common prefix, by bisection, so that memory is compared in blocks.
  private static func commonPrefix(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let first = one.baseAddress, let second = other.baseAddress else { return 0 }
    return longest(min(one.count, other.count)) { memcmp(first + $0, second + $0, $1 - $0) == 0 }
  }

  /// Returns the length of the common suffix, at most `most`.
  private static func commonSuffix(
    _ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>, _ most: Int
  ) -> Int {
    guard let first = one.baseAddress, let second = other.baseAddress else { return 0 }
    let (end, otherEnd) = (first + one.count, second + other.count)
    return longest(most) { memcmp(end - $1, otherEnd - $1, $1 - $0) == 0 }
  }

  /// Returns the maximum length up to `most` for which `areSame` holds, by bisection.
  ///
  /// `areSame` compares the parts between two lengths.
  private static func longest(_ most: Int, _ areSame: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, most)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if areSame(low, middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
