// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Items that come and go; measured sizes stay with those that stay.
extension SectionRun {
  /// The run with `count` new items where the items of `range` were.
  ///
  /// - Complexity: O(log measured groups) where a group holds one item, else O(measured items
  ///   behind), because every group behind holds other items then.
  func replacingItems(_ range: Range<Int>, with count: Int) -> SectionRun {
    let capacity = template.full.capacity
    guard capacity > 0 else { return self }
    if let lanes {
      var run = SectionRun(
        template: template, itemCount: itemCount - range.count + count, last: nil)
      run.lanes = lanes.replacingItems(range, with: count)
      return run
    }
    let newCount = itemCount - range.count + count
    var run = SectionRun(
      template: template, itemCount: newCount,
      last: template.trimmed(items: newCount % capacity))
    guard var groups, newCount > 0 else { return run }
    if capacity == 1, !template.reflows {
      let new = count > 0 ? [template.fullSegment.with(groups: count)] : []
      groups.replace(range, with: new)
      run.groups = groups
      return run
    }
    let touched = range.lowerBound < itemCount ? group(ofItem: range.lowerBound) : groupCount
    let kept = max(0, touched - 1)
    let first = kept < groupCount ? located(group: kept).firstItem : 0
    let change = range.count - count
    func old(_ item: Int) -> Int? {
      if item < range.lowerBound { return item }
      return item < range.lowerBound + count ? nil : item + change
    }
    let filler = GroupFiller(
      template: template, itemCount: newCount,
      size: { old($0).flatMap(measuredSize) },
      nextMeasured: { item in
        if item < range.lowerBound, let next = nextMeasured(item), next < range.lowerBound {
          return next
        }
        return nextMeasured(max(item + change, range.upperBound)).map { $0 - change }
      })
    groups.replace(kept..<groupCount, with: filler.fill(from: first).segments)
    run.groups = groups
    return run
  }
}
