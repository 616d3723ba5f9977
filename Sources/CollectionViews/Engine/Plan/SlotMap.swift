// SPDX-License-Identifier: Apache-2.0

/// Where places of a list go when some are taken out and others are put in.
///
/// Those that stay keep their order and fill the places that nothing was put into.
///
/// ```
/// before   a b c d        taken out  1 (b)
/// after    a X c d        put in     1 (X)
/// ```
struct SlotMap: Sendable {
  let taken: [Int]
  let filled: [Int]

  /// - Parameters:
  ///   - taken: places before the change that are vacated.
  ///   - filled: places after the change that something is put into.
  init(taken: some Sequence<Int>, filled: some Sequence<Int>) {
    self.taken = taken.sorted()
    self.filled = filled.sorted()
  }

  /// The place after the change of what stays; `nil` when it was taken out.
  ///
  /// - Complexity: O(log n) in the number of changes.
  func newPlace(of old: Int) -> Int? {
    let before = Self.countBelow(old, in: taken)
    if before < taken.count, taken[before] == old { return nil }
    let rank = old - before
    // The free place of that rank: `filled[i] - i` free places stand before `filled[i]`.
    var low = 0
    var high = filled.count
    while low < high {
      let middle = (low + high) / 2
      if filled[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  private static func countBelow(_ value: Int, in sorted: [Int]) -> Int {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
