// SPDX-License-Identifier: Apache-2.0

/// A longest increasing chain among different numbers.
struct LongestChain {
  /// The indexes of the numbers in the chain, from the last to the first.
  private(set) var members: [Int] = []

  /// - Complexity: O(n log c) for n numbers and a chain of c.
  init(of numbers: [Int32]) {
    var previous = [Int32](repeating: -1, count: numbers.count)
    /// For each length the index of the number that ends a chain of it, and that number: the lowest there is.
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

  /// How many of ascending numbers are below `limit`.
  ///
  /// The halves are chosen without a branch: of a shuffle nobody can foretell them.
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
