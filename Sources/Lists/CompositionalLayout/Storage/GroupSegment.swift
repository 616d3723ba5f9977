// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Consecutive groups of one section: a segment of equal ones, or a single one.
///
/// Adjacent groups measured to the same sizes also form one segment: a list of a million rows of equal height
/// takes no more memory than one of ten.
struct GroupSegment: Extended {
  /// The number of groups.
  var groups: Int
  /// The distance from one group's start to the next one's, edge spacing and group spacing included.
  private(set) var pitch: CGFloat
  /// The length of each group along the run.
  private(set) var length: CGFloat
  /// The length of each group across the run.
  let thickness: CGFloat
  /// The furthest end of the groups across the run.
  let reach: CGFloat
  let content: Content
  /// The number of items in each group; declared after the content to use its padding in a tree entry.
  private let itemsOfEach: Int32

  enum Content: Sendable {
    /// Groups equal to the template's full group.
    case regular
    /// Groups of a single cell of this measured size; otherwise as in the template.
    case cell(CGSize)
    /// Groups that were solved individually.
    case solved(SolvedSegment)
  }

  /// Creates a segment of one group that was solved to `group`.
  init(_ group: SolvedGroup, in shape: RunShape, content: Content) {
    self.init(
      size: group.size, reach: group.reachAcross, items: group.leaves.count, in: shape,
      content: content)
  }

  /// Creates a segment of one group from its size.
  init(size: CGSize, reach: CGFloat, items: Int, in shape: RunShape, content: Content) {
    groups = 1
    itemsOfEach = Int32(clamping: items)
    length = size[shape.axis]
    thickness = size[shape.axis.other]
    pitch = length + shape.gap
    self.content = content
    // An orthogonal row is as thick as its thickest measured group, if any.
    self.reach = shape.isOrthogonal ? (content.isMeasured ? thickness : -.infinity) : reach
  }

  /// The number of items in each of the groups.
  var items: Int { Int(itemsOfEach) }

  @inline(__always)
  var extent: Extent {
    let room = pitch * CGFloat(groups)
    return Extent(
      places: groups, items: items * groups, length: room, over: max(0, length - pitch),
      back: max(0, -room), longest: length, reach: reach)
  }

  var holdsReferences: Bool {
    if case .solved = content { true } else { false }
  }

  func divided(after places: Int) -> (GroupSegment, GroupSegment) {
    (with(groups: places), with(groups: groups - places))
  }

  func with(groups: Int) -> GroupSegment {
    var segment = self
    segment.groups = groups
    return segment
  }

  func isAlike(_ next: GroupSegment) -> Bool {
    pitch == next.pitch && length == next.length && thickness == next.thickness
      && reach == next.reach && itemsOfEach == next.itemsOfEach && content.isAlike(next.content)
  }

  mutating func lengthen(by places: Int) { groups += places }

  /// Returns the same groups with another length along the run.
  func with(length: CGFloat) -> GroupSegment {
    var segment = self
    segment.pitch += length - segment.length
    segment.length = length
    return segment
  }

  /// Whether an item of the segment was measured.
  var isMeasured: Bool { content.isMeasured }

  /// Returns the measured size of the `place`th item of each group; `nil` if it was not measured.
  func measuredSize(_ place: Int) -> CGSize? {
    switch content {
    case .regular: nil
    case .cell(let size): size
    case .solved(let solved): solved.sizes.indices.contains(place) ? solved.sizes[place] : nil
    }
  }
}

extension GroupSegment.Content {
  /// Whether an item was measured.
  var isMeasured: Bool {
    switch self {
    case .regular: false
    case .cell: true
    case .solved(let solved): !solved.sizes.isEmpty
    }
  }

  /// Returns whether groups of one template with equal item counts have the same sizes.
  fileprivate func isAlike(_ other: GroupSegment.Content) -> Bool {
    switch (self, other) {
    case (.regular, .regular): true
    case (.cell(let size), .cell(let otherSize)): size == otherSize
    case (.solved(let solved), .solved(let otherSolved)):
      !solved.sizes.isEmpty && solved.sizes == otherSolved.sizes
    default: false
    }
  }
}
