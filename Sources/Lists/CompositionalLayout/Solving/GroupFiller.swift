// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A builder of the groups of a section from the measured sizes of its items: segments of regular groups
/// where nothing is measured or the sizes are equal, and single groups elsewhere.
///
/// Usually every group takes as many items as the template's. If measured items determine how many fit
/// (Mullion's own rule for items with estimated lengths along a group of definite length, which follows from
/// the capacity rule), each group takes as many as fit.
struct GroupFiller {
  let template: SectionTemplate
  let itemCount: Int
  /// The measured size of an item.
  let size: (Int) -> CGSize?
  /// The first measured item at or after an item.
  let nextMeasured: (Int) -> Int?
  /// Whether the groups from an item on are unchanged, where filling stops.
  var isSettled: (Int) -> Bool = { _ in false }

  /// Returns the groups from the one that begins with `item` on, and the item at which filling stopped.
  ///
  /// - Complexity: O(measured items from there on).
  func fill(from item: Int) -> (segments: [GroupSegment], end: Int) {
    var segments: [GroupSegment] = []
    var next = item
    while next < itemCount, !isSettled(next) {
      let measured = nextMeasured(next)
      let groups = regularGroups(from: next, to: measured)
      if groups > 0 {
        segments.append(template.fullSegment.with(groups: groups))
        next += groups * template.full.capacity
        continue
      }
      let segment = segment(from: next, isRegular: measured == nil)
      if let last = segments.last, last.isAlike(segment) {
        segments[segments.count - 1].lengthen(by: 1)
      } else {
        segments.append(segment)
      }
      next += max(1, segment.items)
    }
    return (segments, next)
  }

  /// Returns the number of regular groups before the one that holds the next measured item.
  private func regularGroups(from item: Int, to measured: Int?) -> Int {
    let capacity = template.full.capacity
    guard let measured else { return (itemCount - item) / capacity }
    // In groups that reflow, the first item that no longer fits must have the estimated size too.
    return (measured - item - (template.reflows ? 1 : 0)) / capacity
  }

  private func segment(from item: Int, isRegular: Bool) -> GroupSegment {
    let present = itemCount - item
    if isRegular, !template.reflows, let last = template.trimmed(items: present) {
      return GroupSegment(last.group, in: template.shape, content: .solved(last))
    }
    let size = size
    return template.segment(present: present) { size(item + $0) }
  }
}
