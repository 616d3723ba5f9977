// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes the groups of a section from the measured sizes of its items: stretches of regular groups,
/// where nothing is measured, or the same, and single groups elsewhere.
///
/// Usually every group takes as many items as the template's. Where measured items decide how many
/// fit (rule of ours, for items with estimated lengths along a group of definite length: it follows
/// from the capacity rule), each group takes as many as do.
struct GroupFiller {
  let template: SectionTemplate
  let itemCount: Int
  /// The measured size of an item.
  let size: (Int) -> CGSize?
  /// The first measured item that is not before an item.
  let nextMeasured: (Int) -> Int?
  /// Whether the groups from an item on stand as they did; then filling stops there.
  var isSettled: (Int) -> Bool = { _ in false }

  /// The groups from the one that begins with `item` on, and where filling stopped.
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

  /// How many regular groups stand before the one that holds the next measured item.
  private func regularGroups(from item: Int, to measured: Int?) -> Int {
    let capacity = template.full.capacity
    guard let measured else { return (itemCount - item) / capacity }
    // Where groups are filled, the item that no longer fits has to be of the estimated size too.
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
