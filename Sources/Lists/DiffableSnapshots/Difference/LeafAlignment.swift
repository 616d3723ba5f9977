// SPDX-License-Identifier: Apache-2.0

/// An alignment of the elements of two lists of leaves, found without hashing.
///
/// Equal ends are runs. Between them, after elements that differ, a few adjacent elements are tried; after
/// repeated failures, the rest is left to be matched by identifier. The number of comparisons is bounded by a
/// small multiple of the elements.
struct LeafAlignment {
  private var olds: LeafSequence
  private var news: LeafSequence
  private(set) var runs: [AlignedRun] = []
  private(set) var comparison: IdentifierComparison

  init(
    _ olds: [LeafElements], _ news: [LeafElements],
    _ comparison: IdentifierComparison
  ) {
    self.olds = LeafSequence(olds)
    self.news = LeafSequence(news)
    self.comparison = comparison
  }

  mutating func align() {
    let shorter = min(olds.count, news.count)
    let head = equalForward(0, 0, atMost: shorter)
    runs.add(old: 0, new: 0, count: head)
    let tail = equalBackward(atMost: shorter - head)
    alignBetween(head, head, olds.count - tail, news.count - tail)
    runs.add(old: olds.count - tail, new: news.count - tail, count: tail)
  }

  /// Aligns from `firstOld` and `firstNew`, which differ, up to `oldEnd` and `newEnd`.
  private mutating func alignBetween(
    _ firstOld: Int, _ firstNew: Int, _ oldEnd: Int, _ newEnd: Int
  ) {
    var old = firstOld
    var new = firstNew
    var failures = 0
    var found = 0
    while old < oldEnd, new < newEnd {
      let run = equalForward(old, new, atMost: min(oldEnd - old, newEnd - new))
      runs.add(old: old, new: new, count: run)
      found += run
      old += run
      new += run
      if old == oldEnd || new == newEnd { return }
      if let step = stepToEqual(old, new, oldEnd, newEnd) {
        old += step.old
        new += step.new
      } else {
        failures += 1
        if failures * 16 > found + 256 { return }
        old += 1
        new += 1
      }
    }
  }

  /// Returns the number of elements, at most four, to skip on each side to reach equal elements; `nil` if
  /// none are that near.
  private mutating func stepToEqual(
    _ old: Int, _ new: Int, _ oldEnd: Int, _ newEnd: Int
  ) -> (old: Int, new: Int)? {
    for step in 1...4 {
      let isInOld = old + step < oldEnd
      let isInNew = new + step < newEnd
      if step <= 2, isInOld, isInNew, isEqual(old + step, new + step) { return (step, step) }
      if isInOld, isEqual(old + step, new) { return (step, 0) }
      if isInNew, isEqual(old, new + step) { return (0, step) }
    }
    return nil
  }

  // MARK: Comparison

  private mutating func isEqual(_ old: Int, _ new: Int) -> Bool {
    comparison.areEqual(olds.element(old), news.element(new))
  }

  /// Returns the number of equal elements from `old` and `new` on.
  private mutating func equalForward(_ old: Int, _ new: Int, atMost limit: Int) -> Int {
    var done = 0
    while done < limit {
      let left = olds.elements(from: old + done)
      let right = news.elements(from: new + done)
      let count = min(left.count, right.count, limit - done)
      let equal = comparison.commonPrefix(
        left.base, right.base, stride: left.stride, count: count)
      done += equal
      if equal < count { break }
    }
    return done
  }

  /// Returns the number of equal elements at the ends.
  private mutating func equalBackward(atMost limit: Int) -> Int {
    var done = 0
    while done < limit {
      let left = olds.elements(through: olds.count - 1 - done)
      let right = news.elements(through: news.count - 1 - done)
      let count = min(left.count, right.count, limit - done)
      let equal = comparison.commonPrefix(
        left.element(left.count - 1), right.element(right.count - 1), stride: -left.stride,
        count: count)
      done += equal
      if equal < count { break }
    }
    return done
  }
}
