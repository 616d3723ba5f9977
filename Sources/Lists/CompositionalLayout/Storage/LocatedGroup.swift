// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One group of a section, and where it is in the section.
struct LocatedGroup {
  /// Which group it is.
  var index: Int
  /// The section's item that is its first.
  var firstItem: Int
  /// Where it starts along the run, its own leading room left behind.
  var start: CGFloat
  /// The segment it belongs to.
  var segment: GroupSegment

  init(index: Int, firstItem: Int, start: CGFloat, segment: GroupSegment) {
    self.index = index
    self.firstItem = firstItem
    self.start = start
    self.segment = segment
  }

  /// The `group`th group of a segment that was found, `lead` behind where its room begins.
  @inline(__always)
  init(_ found: ExtentTree<GroupSegment>.Found, group: Int, lead: CGFloat) {
    index = found.before.places + group
    firstItem = found.before.items + group * found.element.items
    start = found.before.length + CGFloat(group) * found.element.pitch + lead
    segment = found.element
  }

  var items: Range<Int> { firstItem..<(firstItem + segment.items) }
}
