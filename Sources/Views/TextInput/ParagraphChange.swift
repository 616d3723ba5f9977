// SPDX-License-Identifier: Apache-2.0

/// A replacement of consecutive paragraphs of a text.
struct ParagraphChange: Equatable {
  /// The replaced paragraphs, by their indexes before the change.
  var removed = 0..<0
  /// The number of replacing paragraphs.
  var count = 0

  /// Whether no paragraphs were removed or added.
  var isEmpty: Bool { removed.isEmpty && count == 0 }

  /// The replacing paragraphs, by their indexes after the change.
  var made: Range<Int> { removed.lowerBound..<removed.lowerBound + count }

  /// Returns the combination of this change and a later one.
  func followed(by next: ParagraphChange) -> ParagraphChange {
    if isEmpty { return next }
    let start = min(made.lowerBound, next.removed.lowerBound)
    let end = max(made.upperBound, next.removed.upperBound)
    return ParagraphChange(
      removed: start..<end - count + removed.count,
      count: end - start - next.removed.count + next.count)
  }
}
