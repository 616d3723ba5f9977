// SPDX-License-Identifier: Apache-2.0

// Labels: numbers that grow along the order. They are far apart, so that an insertion usually finds
// free ones between two neighbours; where they ran out, a stretch is labelled anew.

extension OrderedTree {
  /// The distance between the labels of elements that were added at an end.
  private static var step: Int { 1 << 32 }
  /// The mean distance that a stretch must have after its labels were spread.
  private static var roomy: Int { 1 << 16 }

  /// The label of the element at `position`; `nil` where there is none.
  func label(at position: Int) -> Int? {
    position >= 0 && position < count ? self[position].label : nil
  }

  /// Labels `elements` between two neighbours; `false` when there is no room.
  static func label(
    _ elements: inout [Element], after left: Int?, before right: Int?
  ) -> Bool {
    let distance: Int
    let first: Int
    switch (left, right) {
    case (let left?, let right?):
      distance = (right - left) / (elements.count + 1)
      if distance < 1 { return false }
      first = left + distance
    case (let left?, nil):
      let (length, overflow) = step.multipliedReportingOverflow(by: elements.count)
      if overflow || left > Int.max / 2 - length { return false }
      (distance, first) = (step, left + step)
    case (nil, let right?):
      let (length, overflow) = step.multipliedReportingOverflow(by: elements.count)
      if overflow || right < Int.min / 2 + length { return false }
      (distance, first) = (step, right - length)
    case (nil, nil):
      distance = min(step, Int.max / 2 / elements.count)
      first = 0
    }
    for index in elements.indices { elements[index].label = first + index * distance }
    return true
  }

  /// Spreads the labels around `position`, so that `number` more find room there.
  ///
  /// Takes the smallest stretch whose labels are far apart on average. Inserting at one place again
  /// and again fills a small stretch between wide ones, so that small stretches nearly always do.
  mutating func makeRoom(at position: Int, for number: Int, _ relabelled: (Element) -> Void) {
    // At an end there is room until the numbers themselves run out.
    var reach = position == 0 || position == count ? count : 32 + number
    while true {
      let low = max(0, position - reach)
      let high = min(count, position + reach)
      let slots = high - low + number
      let left = label(at: low - 1) ?? label(at: high).map { $0 - Self.step * (slots + 1) } ?? 0
      let right = label(at: high) ?? left + Self.step * (slots + 1)
      let distance = (right - left) / (slots + 1)
      if distance >= Self.roomy || high - low == count {
        let labels = (0..<slots).map { left + ($0 + 1) * distance }
        spread(labels, low: low, at: position, skipping: number, relabelled)
        return
      }
      reach *= 2
    }
  }

  /// Gives `labels` to the elements from `low` on, except `number` of them at `position`.
  private mutating func spread(
    _ labels: [Int], low: Int, at position: Int, skipping number: Int,
    _ relabelled: (Element) -> Void
  ) {
    let used = labels[..<(position - low)] + labels[(position - low + number)...]
    OrderedNode.makeUnique(&root)
    var rest = used[...]
    root.relabel(from: low, &rest)
    for offset in 0..<used.count { relabelled(self[low + offset]) }
  }
}
