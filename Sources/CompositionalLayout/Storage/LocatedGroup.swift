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

  var items: Range<Int> { firstItem..<(firstItem + segment.items) }
}
