// SPDX-License-Identifier: Apache-2.0

/// A longest increasing subsequence of distinct numbers.
struct LongestChain {
  /// The indexes of the numbers in the subsequence, from last to first.
  private(set) var members: [Int] = []

  /// Finds a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *c*) for *n* numbers and a subsequence of length *c*.
  init(of numbers: [Int32]) {
    var previous = [Int32](repeating: -1, count: numbers.count)
    /// The index of the lowest number that ends a subsequence of each length, and that number.
    var ends: [Int32] = []
    var lasts: [Int32] = []
    for (index, number) in numbers.enumerated() {
      let length = Self.count(in: lasts, below: number)
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count {
        ends.append(Int32(index))
        lasts.append(number)
      } else {
        ends[length] = Int32(index)
        lasts[length] = number
      }
    }
    var member = ends.last ?? -1
    while member >= 0 {
      members.append(Int(member))
      member = previous[Int(member)]
    }
  }

  /// Returns the number of ascending `numbers` that are below `limit`.
  ///
  /// The binary search is branchless, because branches on shuffled numbers are unpredictable.
  private static func count(in numbers: [Int32], below limit: Int32) -> Int {
    guard let last = numbers.last else { return 0 }
    if last < limit { return numbers.count }
    return numbers.withUnsafeBufferPointer { numbers in
      var low = 0
      var rest = numbers.count
      while rest > 1 {
        let half = rest / 2
        low += numbers[low + half - 1] < limit ? half : 0
        rest -= half
      }
      return low + (numbers[low] < limit ? 1 : 0)
    }
  }
}
