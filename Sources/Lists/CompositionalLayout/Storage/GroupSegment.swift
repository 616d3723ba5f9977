// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Groups of one section that follow each other: a stretch of equal ones, or a single one.
///
/// Neighbours that were measured to the same sizes are one stretch as well: a list of rows of one
/// height takes no more room for a million of them than for ten.
struct GroupSegment: Extended {
  /// How many groups there are.
  var groups: Int
  /// From one group's start to the next one's, leading and trailing room and spacing included.
  private(set) var pitch: CGFloat
  /// The length of each group along the run.
  private(set) var length: CGFloat
  /// The length of each group across the run.
  let thickness: CGFloat
  /// How far the groups reach across the run.
  let reach: CGFloat
  let content: Content
  /// How many items each of them holds; behind the content, where an entry of a tree has room for it.
  private let itemsOfEach: Int32

  enum Content: Sendable {
    /// As the template's full group.
    case regular
    /// Groups of nothing but one cell of that size, which was measured; all else is as in the
    /// template's.
    case cell(CGSize)
    /// Groups that were solved for themselves.
    case solved(SolvedSegment)
  }

  /// One group that was solved to `group`.
  init(_ group: SolvedGroup, in shape: RunShape, content: Content) {
    self.init(
      size: group.size, reach: group.reachAcross, items: group.leaves.count, in: shape,
      content: content)
  }

  /// One group by its size.
  init(size: CGSize, reach: CGFloat, items: Int, in shape: RunShape, content: Content) {
    groups = 1
    itemsOfEach = Int32(clamping: items)
    length = size[shape.axis]
    thickness = size[shape.axis.other]
    pitch = length + shape.gap
    self.content = content
    // A row that scrolls is as thick as the thickest group that was measured, if one was.
    self.reach = shape.isOrthogonal ? (content.isMeasured ? thickness : -.infinity) : reach
  }

  /// How many items each of the groups holds.
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

  /// The same groups, each of another length along the run.
  func with(length: CGFloat) -> GroupSegment {
    var segment = self
    segment.pitch += length - segment.length
    segment.length = length
    return segment
  }

  /// Whether an item of the segment was measured.
  var isMeasured: Bool { content.isMeasured }

  /// The measured size of the `place`th item of each group; `nil` when it was not measured.
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

  /// Whether groups of one template have the same sizes, when they have as many items.
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
