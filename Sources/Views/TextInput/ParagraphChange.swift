// SPDX-License-Identifier: Apache-2.0

/// An exchange of neighbouring paragraphs of a text for others.
struct ParagraphChange: Equatable {
  /// The paragraphs that were replaced, by their indexes before.
  var removed = 0..<0
  /// The number of paragraphs in their place.
  var count = 0

  /// Whether no paragraph was replaced.
  var isEmpty: Bool { removed.isEmpty && count == 0 }

  /// The paragraphs in the place of those that were replaced, by their indexes after.
  var made: Range<Int> { removed.lowerBound..<removed.lowerBound + count }

  /// The exchange that this one and a later one come to.
  func followed(by next: ParagraphChange) -> ParagraphChange {
    if isEmpty { return next }
    let start = min(made.lowerBound, next.removed.lowerBound)
    let end = max(made.upperBound, next.removed.upperBound)
    return ParagraphChange(
      removed: start..<end - count + removed.count,
      count: end - start - next.removed.count + next.count)
  }
}
