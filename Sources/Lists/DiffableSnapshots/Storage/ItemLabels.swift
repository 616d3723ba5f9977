// SPDX-License-Identifier: Apache-2.0

/// The labels of some items side by side, which grow along them.
enum ItemLabels: Sendable {
  /// Evenly spaced, as items are labelled that come together.
  case even(FreeLabels)
  case listed([Int])

  subscript(offset: Int) -> Int {
    switch self {
    case .even(let labels): labels[offset]
    case .listed(let labels): labels[offset]
    }
  }

  /// The labels of the items at `range`.
  func part(_ range: Range<Int>) -> ItemLabels {
    switch self {
    case .even(let labels):
      .even(FreeLabels(first: labels[range.lowerBound], distance: labels.distance))
    case .listed(let labels): .listed(Array(labels[range]))
    }
  }

  /// The first `count` labels one by one.
  func list(_ count: Int) -> [Int] {
    switch self {
    case .even(let labels): (0..<count).map { labels[$0] }
    case .listed(let labels): labels
    }
  }

  /// Which of the first `count` labels is `label`.
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
