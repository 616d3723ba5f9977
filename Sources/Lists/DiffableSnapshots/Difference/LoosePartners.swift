// SPDX-License-Identifier: Apache-2.0

/// The loose items of the old version, by position in the list of all loose items, and whether each was
/// matched.
struct LoosePartners {
  /// The place of a loose item in the old version, and its section's pair.
  struct Partner {
    let place: ItemPlace
    let pair: Int?
  }

  private let loose: [LooseStretch]
  /// The position of the first item of each of `loose`.
  private var starts: [Int] = []
  private var isTaken: [Bool]
  /// The index in `loose` that was accessed last.
  private var last = 0

  init(_ loose: [LooseStretch]) {
    self.loose = loose
    starts.reserveCapacity(loose.count)
    var count = 0
    for items in loose {
      starts.append(count)
      count += items.count
    }
    isTaken = [Bool](repeating: false, count: count)
  }

  /// Returns the item at `position` and marks it as taken; `nil` for a negative position.
  ///
  /// - Complexity: O(log *l*) for *l* stretches of loose items.
  mutating func take(_ position: Int) -> Partner? {
    if position < 0 { return nil }
    isTaken[position] = true
    if position < starts[last] || position >= starts[last] + loose[last].count {
      last = stretch(of: position)
    }
    return Partner(
      place: loose[last].place(position - starts[last]), pair: loose[last].pair)
  }

  private func stretch(of position: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the items that were not taken.
  ///
  /// - Complexity: O(*n*) for *n* loose items.
  func rest() -> [ItemRange] {
    var rest: [ItemRange] = []
    for (items, start) in zip(loose, starts) {
      var first = 0
      for offset in 0...items.count
      where offset == items.count || isTaken[start + offset] {
        if offset > first {
          rest.append(ItemRange(place: items.place(first), count: offset - first))
        }
        first = offset + 1
      }
    }
    return rest
  }
}
