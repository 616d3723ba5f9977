// SPDX-License-Identifier: Apache-2.0

import MullionContracts

// Labels are numbers that increase along the order. They are far apart, so that an insertion usually finds
// free ones between two neighbours; where there are none, a stretch is relabelled.

extension LabelledOrder {
  /// The distance between the labels of elements that were added at an end.
  private static var step: Int { 1 << (Int.bitWidth / 2) }
  /// The minimal mean distance of labels in a stretch after they were spread.
  private static var roomy: Int { 1 << (Int.bitWidth / 4) }

  /// Returns the label of the element at `position`; `nil` if there is none.
  func label(at position: Int) -> Int? {
    position >= 0 && position < count ? self[position].label : nil
  }

  /// Returns labels for `number` elements to insert at `position`.
  ///
  /// If there are not enough free labels between the adjacent ones, a stretch around the position is labelled
  /// anew; `relabelled` is then called with each of its elements.
  ///
  /// - Complexity: O(log *n*) amortized.
  mutating func room(
    for number: Int, at position: Int, relabelled: (Element) -> Void
  ) -> FreeLabels {
    if let free = freeLabels(number, at: position) { return free }
    makeRoom(at: position, for: number, relabelled)
    if let free = freeLabels(number, at: position) { return free }
    contractBroken(
      "a snapshot of \(count) elements found no room for \(number) more; please report this")
  }

  /// Returns `number` free labels between those adjacent to `position`; `nil` if there are not enough.
  private func freeLabels(_ number: Int, at position: Int) -> FreeLabels? {
    let (length, overflow) = Self.step.multipliedReportingOverflow(by: number)
    switch (label(at: position - 1), label(at: position)) {
    case (let left?, let right?):
      let distance = (right - left) / (number + 1)
      return distance < 1 ? nil : FreeLabels(first: left + distance, distance: distance)
    case (let left?, nil):
      if overflow || left > Int.max / 2 - length { return nil }
      return FreeLabels(first: left + Self.step, distance: Self.step)
    case (nil, let right?):
      if overflow || right < Int.min / 2 + length { return nil }
      return FreeLabels(first: right - length, distance: Self.step)
    case (nil, nil):
      return FreeLabels(first: 0, distance: Self.step)
    }
  }

  /// Spreads the labels around `position`, so that `number` more are free there.
  ///
  /// Uses the smallest stretch whose labels are far apart on average. Repeated insertions at one place fill a
  /// small stretch between wide ones, so that a small stretch is nearly always sufficient.
  private mutating func makeRoom(at position: Int, for number: Int, _ relabelled: (Element) -> Void)
  {
    // At an end there are free labels until the range of the integer is exhausted.
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

  /// Assigns `labels` to the elements from `low` on, leaving out `number` labels at `position`.
  private mutating func spread(
    _ labels: [Int], low: Int, at position: Int, skipping number: Int,
    _ relabelled: (Element) -> Void
  ) {
    let used = labels[..<(position - low)] + labels[(position - low + number)...]
    relabel(from: low, used)
    for offset in 0..<used.count { relabelled(self[low + offset]) }
  }
}
