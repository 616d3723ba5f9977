// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One group of a section and its position in the section.
struct LocatedGroup {
  /// The index of the group.
  var index: Int
  /// The index in the section of the group's first item.
  var firstItem: Int
  /// The start of the group along the run, after its own leading spacing.
  var start: CGFloat
  /// The segment that contains the group.
  var segment: GroupSegment

  init(index: Int, firstItem: Int, start: CGFloat, segment: GroupSegment) {
    self.index = index
    self.firstItem = firstItem
    self.start = start
    self.segment = segment
  }

  /// Creates the location of the `group`th group of a found segment, `lead` after its start.
  @inline(__always)
  init(_ found: ExtentTree<GroupSegment>.Found, group: Int, lead: CGFloat) {
    index = found.before.places + group
    firstItem = found.before.items + group * found.element.items
    start = found.before.length + CGFloat(group) * found.element.pitch + lead
    segment = found.element
  }

  var items: Range<Int> { firstItem..<(firstItem + segment.items) }
}
