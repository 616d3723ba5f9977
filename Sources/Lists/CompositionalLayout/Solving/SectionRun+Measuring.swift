// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Measured sizes of the items of a section.
extension SectionRun {
  /// Stores an item's measured size and returns whether an element moved or changed its size.
  ///
  /// - Complexity: O(log measured groups) and the items of one group. In lanes, and if measured items
  ///   determine how many fit in a group, also the following items until their places are unchanged.
  mutating func setMeasured(_ size: CGSize, item: Int) -> Bool {
    guard template.isMeasured, item >= 0, item < itemCount, sizesItself(item) else { return false }
    if hasLanes { return setMeasured(size[template.runAxis], itemInLanes: item) }
    if template.reflows { return reflow(size, item: item) }
    let (template, itemCount, capacity) = (template, itemCount, template.full.capacity)
    let oldReach = template.isOrthogonal ? extent.reach : 0
    let index = item / capacity
    let first = index * capacity
    if groups == nil { groups = ExtentTree(regularSegments) }
    let moved = groups?.change(place: index) { segment, place, neighbours in
      if segment.measuredSize(item - first) == size { return false }
      let old = segment
      segment =
        template.segment(lone: size)
        ?? template.segment(present: itemCount - first) {
          $0 == item - first ? size : old.measuredSize($0)
        }
      if old.groups > 1 { neighbours = old.neighbours(of: place) }
      return old.length != segment.length || old.thickness != segment.thickness
        || old.differs(from: segment, of: template)
    }
    return moved == true || (template.isOrthogonal && extent.reach != oldReach)
  }

  /// Returns whether a length of the item is estimated.
  private func sizesItself(_ item: Int) -> Bool {
    if !template.reflows, template.allCellsSizeThemselves { return true }
    let group = located(item: item)
    let place = item - group.firstItem
    let own = group.segment.leaves(of: template)
    return own.indices.contains(place) && own[place].sizesItself
  }

  /// Returns the measured size of an item; `nil` if it was not measured or does not exist.
  func measuredSize(of item: Int) -> CGSize? {
    guard item < itemCount else { return nil }
    if hasLanes { return located(item: item).segment.measuredSize(0) }
    guard groups != nil else { return nil }
    let group = located(item: item)
    return group.segment.measuredSize(item - group.firstItem)
  }

  /// Returns the first measured item at or after `item`.
  ///
  /// - Complexity: O(log measured groups) for each segment that is skipped.
  func nextMeasured(_ item: Int) -> Int? {
    guard let groups else { return nil }
    var item = item
    while item < itemCount {
      let found = groups.find(item: item)
      let end = found.before.items + found.element.items * found.element.groups
      if found.element.isMeasured {
        let (first, each) = (found.before.items, found.element.items)
        if let next = (item..<end).first(where: {
          found.element.measuredSize(($0 - first) % each) != nil
        }) {
          return next
        }
      }
      item = max(end, item + 1)
    }
    return nil
  }

  /// Stores a size, fills the groups again from the one before the item's group until they are unchanged, and
  /// returns whether the item moved or a length changed.
  private mutating func reflow(_ size: CGSize, item: Int) -> Bool {
    if measuredSize(of: item) == size { return false }
    let old = self
    let before = located(item: item)
    let first = located(group: max(0, before.index - 1))
    let filler = GroupFiller(
      template: template, itemCount: itemCount,
      size: { $0 == item ? size : old.measuredSize(of: $0) },
      nextMeasured: { next in
        let measured = old.nextMeasured(next)
        return next <= item ? min(measured ?? item, item) : measured
      },
      isSettled: { $0 > item && old.located(item: $0).firstItem == $0 })
    let (segments, end) = filler.fill(from: first.firstItem)
    let stop = end < itemCount ? old.group(ofItem: end) : old.groupCount
    var groups = self.groups ?? ExtentTree(regularSegments)
    groups.replace(first.index..<stop, with: segments)
    self.groups = groups
    let after = located(item: item)
    return after.index != before.index || after.start != before.start || length != old.length
      || frame(of: item) != old.frame(of: item)
  }

  private func frame(of item: Int) -> CGRect {
    let group = located(item: item)
    return group.segment.group(of: template).leaves[item - group.firstItem].frame
  }
}

extension GroupSegment {
  /// Returns whether a cell's frame in its group differs from that in `other`, a version with other measured
  /// sizes.
  fileprivate func differs(from other: GroupSegment, of template: SectionTemplate) -> Bool {
    if case .cell(let size) = content, case .cell(let otherSize) = other.content {
      return template.cellFrame(size) != template.cellFrame(otherSize)
    }
    return zip(leaves(of: template), other.leaves(of: template)).contains { $0.frame != $1.frame }
  }

  /// Returns the groups before and after the `place`th of the segment.
  fileprivate func neighbours(of place: Int) -> Neighbours<GroupSegment> {
    Neighbours(
      before: place > 0 ? with(groups: place) : nil,
      after: place < groups - 1 ? with(groups: groups - place - 1) : nil)
  }
}
