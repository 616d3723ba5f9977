// SPDX-License-Identifier: Apache-2.0

/// Aligns the elements of two stretches of leaves without hashing.
///
/// Equal ends are runs. Between them, after elements that differ, a few neighbours are tried; where
/// nothing fits again and again, the rest is left to be found by identifier. The number of
/// comparisons is bounded by a small multiple of the elements.
struct LeafAlignment<Element: IdentifiedElement & Sendable> {
  private var olds: LeafSequence<Element>
  private var news: LeafSequence<Element>
  private(set) var runs: [AlignedRun] = []
  private(set) var comparison: IdentifierComparison<Element.Identifier>

  init(
    _ olds: [OrderedNode<Element>], _ news: [OrderedNode<Element>],
    _ comparison: IdentifierComparison<Element.Identifier>
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

  /// How far to go on each side, a few elements at most, to come to equal elements.
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

  // MARK: Comparing

  private mutating func isEqual(_ old: Int, _ new: Int) -> Bool {
    equalForward(old, new, atMost: 1) == 1
  }

  /// The number of equal elements from `old` and `new` on.
  private mutating func equalForward(_ old: Int, _ new: Int, atMost limit: Int) -> Int {
    var done = 0
    var comparison = comparison
    defer { self.comparison = comparison }
    while done < limit {
      let (equal, count) = olds.withChunk(from: old + done) { left in
        news.withChunk(from: new + done) { right in
          let count = min(left.count, right.count, limit - done)
          return (Self.equal(left, right, count, &comparison), count)
        }
      }
      done += equal
      if equal < count { break }
    }
    return done
  }

  private static func equal(
    _ left: UnsafeBufferPointer<Element>, _ right: UnsafeBufferPointer<Element>, _ count: Int,
    _ comparison: inout IdentifierComparison<Element.Identifier>
  ) -> Int {
    guard let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    return comparison.commonPrefix(
      left, right, stride: MemoryLayout<Element>.stride, count: count)
  }

  /// The number of equal elements at the ends.
  private mutating func equalBackward(atMost limit: Int) -> Int {
    var done = 0
    var comparison = comparison
    defer { self.comparison = comparison }
    let stride = MemoryLayout<Element>.stride
    while done < limit {
      let (equal, count) = olds.withChunk(through: olds.count - 1 - done) { left in
        news.withChunk(through: news.count - 1 - done) { right in
          let count = min(left.count, right.count, limit - done)
          guard let first = left.baseAddress, let second = right.baseAddress else { return (0, 1) }
          let equal = comparison.commonPrefix(
            first + (left.count - 1), second + (right.count - 1), stride: -stride, count: count)
          return (equal, count)
        }
      }
      done += equal
      if equal < count { break }
    }
    return done
  }
}
