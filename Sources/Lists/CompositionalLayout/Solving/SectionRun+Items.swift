// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Insertions and removals of items; the remaining items keep their measured sizes.
extension SectionRun {
  /// Returns the run with `count` new items in place of the items of `range`.
  ///
  /// - Complexity: O(log measured groups) if a group holds one item, otherwise O(measured items after the
  ///   range), because every following group holds different items then. In lanes, O(*n*).
  func replacingItems(_ range: Range<Int>, with count: Int) -> SectionRun {
    if let lanes {
      var run = SectionRun(
        template: template, itemCount: itemCount - range.count + count, last: nil)
      run.lanes = lanes.replacingItems(range, with: count)
      return run
    }
    if shiftsFreely {
      var run = self
      run.shiftItems(range, with: count)
      return run
    }
    var run = regular(itemCount - range.count + count)
    guard var groups, run.itemCount > 0 else { return run }
    let touched = range.lowerBound < itemCount ? group(ofItem: range.lowerBound) : groupCount
    let kept = max(0, touched - 1)
    let first = kept < groupCount ? located(group: kept).firstItem : 0
    var sizes = ItemSizes()
    forEachMeasured(from: first) { item, size in
      if item < range.lowerBound {
        sizes.append(size, item: item)
      } else if item >= range.upperBound {
        sizes.append(size, item: item - range.count + count)
      }
    }
    groups.replace(kept..<groupCount, with: run.filler(sizes).fill(from: first).segments)
    run.groups = groups
    return run
  }

  /// Replaces the items of `range` with `count` new items; see ``replacingItems(_:with:)``.
  mutating func replaceItems(_ range: Range<Int>, with count: Int) {
    if shiftsFreely {
      shiftItems(range, with: count)
    } else {
      self = replacingItems(range, with: count)
    }
  }

  /// Returns the run after removing the items at `taken` and then inserting new ones at `filled`, both
  /// ascending.
  ///
  /// - Complexity: O(*k* log measured groups) for *k* ranges if a group holds one item, O(*k* · *n*) in
  ///   lanes, otherwise O(*k* + measured items).
  func replacing(taken: [Range<Int>], filled: [Range<Int>]) -> SectionRun {
    func number(_ ranges: [Range<Int>]) -> Int { ranges.reduce(0) { $0 + $1.count } }
    let count = max(0, itemCount - number(taken) + number(filled))
    guard groups != nil || hasLanes else { return regular(count) }
    if shiftsFreely || hasLanes {
      var run = self
      for range in taken.reversed() {
        run.replaceItems(range.clamped(to: 0..<run.itemCount), with: 0)
      }
      for range in filled {
        let place = min(range.lowerBound, run.itemCount)
        run.replaceItems(place..<place, with: range.count)
      }
      return run
    }
    var sizes = ItemSizes()
    var (taken, filled) = (taken[...], filled[...])
    var shift = 0
    forEachMeasured(from: 0) { item, size in
      while let range = taken.first, range.upperBound <= item {
        shift -= range.count
        taken.removeFirst()
      }
      if taken.first?.contains(item) ?? false { return }
      while let range = filled.first, range.lowerBound <= item + shift {
        shift += range.count
        filled.removeFirst()
      }
      sizes.append(size, item: item + shift)
    }
    return regular(count).filled(sizes)
  }

  /// Returns the run with the measured sizes of another run of the same items.
  ///
  /// - Complexity: O(measured items), or at least O(items) in lanes.
  func adopting(_ other: SectionRun) -> SectionRun {
    if hasLanes {
      var run = self
      for item in 0..<itemCount {
        if let size = other.measuredSize(of: item) { _ = run.setMeasured(size, item: item) }
      }
      return run
    }
    guard other.groups != nil, template.isMeasured else { return self }
    var sizes = ItemSizes()
    other.forEachMeasured(from: 0) { sizes.append($1, item: $0) }
    return filled(sizes)
  }

  /// Whether items can shift without changing the items of any group.
  private var shiftsFreely: Bool {
    template.full.capacity == 1 && !template.reflows && !hasLanes
  }

  /// Returns a run of the same template without measured sizes.
  private func regular(_ count: Int) -> SectionRun {
    let capacity = template.full.capacity
    let last = capacity > 0 ? template.trimmed(items: count % capacity) : nil
    return SectionRun(template: template, itemCount: count, last: last)
  }

  private func filled(_ sizes: ItemSizes) -> SectionRun {
    guard !sizes.entries.isEmpty, itemCount > 0 else { return self }
    var run = self
    run.groups = ExtentTree(filler(sizes).fill(from: 0).segments)
    return run
  }

  private func filler(_ sizes: ItemSizes) -> GroupFiller {
    GroupFiller(
      template: template, itemCount: itemCount, size: { sizes.size(of: $0) },
      nextMeasured: { sizes.next(notBefore: $0) })
  }

  /// Calls `body` with the measured items and their sizes, in order.
  private func forEachMeasured(from item: Int, _ body: (Int, CGSize) -> Void) {
    guard let groups else { return }
    var first = 0
    groups.forEach { segment in
      let end = first + segment.items * segment.groups
      if segment.isMeasured, end > item {
        for place in max(0, item - first)..<(end - first) {
          if let size = segment.measuredSize(place % segment.items) { body(first + place, size) }
        }
      }
      first = end
    }
  }
}
