// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A section's description, resolved for one container, without the parts that depend on the item count.
final class SectionTemplate: Sendable {
  let grid: PixelGrid
  /// The layout's scroll axis.
  let axis: LayoutAxis
  /// The view's size.
  let container: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The section's insets and those of its insets reference.
  let insets: NSDirectionalEdgeInsets
  /// The side insets of boundary items.
  let boundaryInsets: NSDirectionalEdgeInsets
  let spacing: CGFloat
  /// The space before the section and its boundary items, along the scroll axis.
  let headroom: CGFloat
  let group: ItemNode
  /// The size that the group's fractions refer to.
  let base: CGSize
  /// The group with all its items, without measured sizes.
  let full: SolvedGroup
  let boundary: [BoundaryNode]
  let decorations: [DecorationNode]
  /// The number of badges of each kind in a full group.
  let supplementaryCounts: [String: Int]
  let isMeasured: Bool
  /// Whether every cell of a full group has an estimated length.
  let allCellsSizeThemselves: Bool
  /// The rule that places items in lanes; `nil` in other sections.
  let lanes: LaneRule?

  /// Whether measured items determine how many fit in a group.
  ///
  /// The items determine the number if they are in a run of definite length and have estimated lengths along
  /// it.
  let reflows: Bool

  /// The axis and the gaps of the run of groups.
  let shape: RunShape
  /// A segment of a full group, without measured sizes.
  let fullSegment: GroupSegment

  /// The effect of measuring the group's only cell; `nil` if there are more cells or other effects.
  let lone: LoneCell?

  /// Whether the description gives the length of each group.
  let hasGivenLengths: Bool

  /// Whether all groups of the section are as long along the run as the longest of them.
  let isUniform: Bool

  /// The axis along which groups are placed.
  var runAxis: LayoutAxis { shape.axis }
  var isOrthogonal: Bool { shape.isOrthogonal }
  /// The distance from one full group's start to the next one's.
  var pitch: CGFloat { fullSegment.pitch }
  /// The z-index of cells for which the description specifies none or 0: 1 in a section with decorations,
  /// otherwise 0.
  var cellOrder: Int { decorations.isEmpty ? 0 : 1 }

  init(_ parts: SectionResolution.Parts, solver: inout GroupSolver) {
    grid = parts.grid
    axis = parts.axis
    container = parts.container
    behavior = parts.behavior
    insets = parts.insets
    boundaryInsets = parts.boundaryInsets
    spacing = parts.spacing
    headroom = parts.headroom
    group = parts.group
    base = parts.base
    full = solver.solve(parts.group, in: parts.base)
    boundary = parts.boundary
    decorations = parts.decorations
    isMeasured = parts.group.isMeasured
    allCellsSizeThemselves = full.leaves.allSatisfy { $0.sizesItself }
    lanes = parts.lanes
    reflows = parts.behavior == .none && full.capacity > 0 && parts.group.reflows
    supplementaryCounts = full.supplementaries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    let axis = solver.runAxis
    let lead = Finite.position(parts.group.edges.start(axis).solved)
    let trail = Finite.position(parts.group.edges.end(axis).solved)
    shape = RunShape(
      axis: axis, lead: lead, gap: lead + trail + parts.spacing,
      isOrthogonal: parts.behavior != .none)
    fullSegment = GroupSegment(full, in: shape, content: .regular)
    isUniform = parts.group.size[axis].kind == .uniformAcrossSiblings
    hasGivenLengths = parts.hasGivenLengths
    lone = LoneCell(parts.group, full: full, givenAlong: parts.hasGivenLengths ? axis : nil)
  }

  /// Returns the frame of a group's only cell, measured to `size`.
  @inline(__always)
  func cellFrame(_ size: CGSize) -> CGRect { lone?.frame(size) ?? .zero }

  /// Returns the position across the run of a group with the given thickness, in `room` points.
  func positionAcross(of thickness: CGFloat, room: CGFloat) -> CGFloat {
    let across = runAxis.other
    return SpacingShares(spacing: .zero, room: room).position(
      SpacingShares.Slot(
        length: thickness, before: group.edges.start(across), after: group.edges.end(across)))
  }

  /// Returns the group with the given measured sizes, with at most `present` items.
  func solved(present: Int, _ sizes: ((Int) -> CGSize?)?) -> SolvedGroup {
    var solver = GroupSolver(grid: grid, runAxis: runAxis)
    solver.present = present
    if let sizes { solver.measured = sizes }
    solver.reflows = reflows
    return solver.solve(group, in: base)
  }

  /// Returns the last group with only `items` items, without measured sizes; `nil` if `items` is zero.
  func trimmed(items: Int) -> SolvedSegment? {
    items > 0 ? SolvedSegment(group: solved(present: items, nil)) : nil
  }

  /// Returns the segment of a group with the given measured sizes.
  func segment(present: Int, _ sizes: @escaping (Int) -> CGSize?) -> GroupSegment {
    if lone != nil, let size = sizes(0), let segment = segment(lone: size) { return segment }
    let group = solved(present: present, sizes)
    let solved = SolvedSegment(group: group, sizes: group.leaves.indices.map(sizes))
    return GroupSegment(group, in: shape, content: .solved(solved))
  }

  /// Returns the segment of a group whose only cell has the measured size; `nil` for other groups.
  func segment(lone size: CGSize) -> GroupSegment? {
    guard let lone else { return nil }
    let group = lone.groupSize(size)
    let reach = max(group[runAxis.other], lone.frame(size).end(runAxis.other))
    return GroupSegment(size: group, reach: reach, items: 1, in: shape, content: .cell(size))
  }
}
