// SPDX-License-Identifier: Apache-2.0

/// The starts of consecutive elements, and the end of the last one.
///
/// A change of an extent shifts all starts behind it. The shift is stored and only applied when a later
/// change is made elsewhere, so that changes at one place, as in typing, do not touch the elements behind it.
struct RunningSums<Extent: AdditiveArithmetic> {
  /// The starts; `shift` must be added to those from `step` on.
  private var sums = [Extent.zero]
  private var step = 1
  private var shift = Extent.zero

  /// The number of elements.
  var count: Int { sums.count - 1 }
  /// The end of the last element.
  var total: Extent { self[count] }

  /// The start of the element at `index`, or the end of the last one.
  subscript(index: Int) -> Extent { index < step ? sums[index] : sums[index] + shift }

  /// Replaces the elements in `range` by elements with other extents.
  ///
  /// - Complexity: O(*n*) in the number of removed and added elements, and of those between this change and
  ///   the one before; a change of the number of elements moves the memory of those behind it.
  mutating func replace(_ range: Range<Int>, with extents: [Extent]) {
    moveStep(to: range.upperBound + 1)
    let end = sums[range.upperBound]
    var place = sums[range.lowerBound]
    let ends = extents.map { extent in
      place += extent
      return place
    }
    sums.replaceSubrange(range.lowerBound + 1..<range.upperBound + 1, with: ends)
    step = range.lowerBound + 1 + ends.count
    shift = step < sums.count ? shift + place - end : .zero
  }

  private mutating func moveStep(to index: Int) {
    if shift != .zero {
      let shift = shift
      sums.withUnsafeMutableBufferPointer { sums in
        for index in step..<max(step, index) { sums[index] += shift }
        for index in index..<max(step, index) { sums[index] -= shift }
      }
    }
    step = index
  }

  /// Returns the index of the last element whose start satisfies a predicate that holds for a prefix; 0 if
  /// none does.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  func last(where holds: (Extent) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
