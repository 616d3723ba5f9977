// SPDX-License-Identifier: Apache-2.0

/// The labels of consecutive items, in increasing order.
enum ItemLabels: Sendable {
  /// Evenly spaced labels, for items inserted together.
  case even(FreeLabels)
  case listed([Int])

  subscript(offset: Int) -> Int {
    switch self {
    case .even(let labels): labels[offset]
    case .listed(let labels): labels[offset]
    }
  }

  /// Returns the labels of the items at `range`.
  func part(_ range: Range<Int>) -> ItemLabels {
    switch self {
    case .even(let labels):
      .even(FreeLabels(first: labels[range.lowerBound], distance: labels.distance))
    case .listed(let labels): .listed(Array(labels[range]))
    }
  }

  /// Returns all labels as a list; `count` is their number.
  func list(_ count: Int) -> [Int] {
    switch self {
    case .even(let labels): (0..<count).map { labels[$0] }
    case .listed(let labels): labels
    }
  }

  /// Returns the offset of `label` among the first `count` labels, or `nil`.
  func offset(of label: Int, count: Int) -> Int? {
    switch self {
    case .even(let labels):
      let (offset, rest) = (label - labels.first).quotientAndRemainder(dividingBy: labels.distance)
      return rest == 0 && offset >= 0 && offset < count ? offset : nil
    case .listed(let labels):
      var low = 0
      var high = labels.count
      while low < high {
        let middle = (low + high) / 2
        if labels[middle] < label { low = middle + 1 } else { high = middle }
      }
      return low < labels.count && labels[low] == label ? low : nil
    }
  }
}
