// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A section's description, resolved for one container: what does not depend on how many items the
/// section has.
final class SectionTemplate: Sendable {
  let grid: PixelGrid
  /// The layout's scroll axis.
  let axis: LayoutAxis
  /// The view's size.
  let container: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The section's insets and what its reference adds.
  let insets: NSDirectionalEdgeInsets
  /// What boundary items keep clear of at the sides.
  let boundaryInsets: NSDirectionalEdgeInsets
  let spacing: CGFloat
  /// The room in front of the section and its boundary items, along the scroll axis.
  let headroom: CGFloat
  let group: ItemNode
  /// What the group's fractions refer to.
  let base: CGSize
  /// The group with all its items, nothing measured.
  let full: SolvedGroup
  let boundary: [BoundaryNode]
  let decorations: [DecorationNode]
  /// How many badges of each kind a full group has.
  let supplementaryCounts: [String: Int]
  let isMeasured: Bool
  /// Whether every cell of a full group has an estimated length.
  let allCellsSizeThemselves: Bool
  /// How items are put into lanes; `nil` in other sections.
  let lanes: LaneRule?

  /// Whether measured items decide how many fit in a group: they follow each other in a run of
  /// definite length and their own lengths along it are estimated.
  let reflows: Bool

  /// How groups follow each other.
  let shape: RunShape
  /// A full group, nothing measured.
  let fullSegment: GroupSegment

  /// What measuring its only cell does to a group; `nil` where there are more, or it does more than
  /// that.
  let lone: LoneCell?

  /// Whether the description says how long each group is.
  let hasGivenLengths: Bool

  /// Whether all groups of the section are as long along the run as the longest of them.
  let isUniform: Bool

  /// The axis along which groups follow each other.
  var runAxis: LayoutAxis { shape.axis }
  var isOrthogonal: Bool { shape.isOrthogonal }
  /// From one full group's start to the next one's.
  var pitch: CGFloat { fullSegment.pitch }
  /// What a section's cells stand in front of at least.
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

  /// The frame of the only cell of a group, measured to `size`.
  @inline(__always)
  func cellFrame(_ size: CGSize) -> CGRect { lone?.frame(size) ?? .zero }

  /// Where a group that is `thickness` thick stands in a `room` across the run.
  func positionAcross(of thickness: CGFloat, room: CGFloat) -> CGFloat {
    let across = runAxis.other
    return SpacingShares(spacing: .zero, room: room).position(
      SpacingShares.Slot(
        length: thickness, before: group.edges.start(across), after: group.edges.end(across)))
  }

  /// The group whose items have the given measured sizes, where they have; it holds no more than
  /// `present` of them.
  func solved(present: Int, _ sizes: ((Int) -> CGSize?)?) -> SolvedGroup {
    var solver = GroupSolver(grid: grid, runAxis: runAxis)
    solver.present = present
    if let sizes { solver.measured = sizes }
    solver.reflows = reflows
    return solver.solve(group, in: base)
  }

  /// The last group when it holds only `items` items, nothing measured; `nil` for a full one.
  func trimmed(items: Int) -> SolvedSegment? {
    items > 0 ? SolvedSegment(group: solved(present: items, nil)) : nil
  }

  /// The segment of a group whose items have the given measured sizes, where they have.
  func segment(present: Int, _ sizes: @escaping (Int) -> CGSize?) -> GroupSegment {
    if lone != nil, let size = sizes(0), let segment = segment(lone: size) { return segment }
    let group = solved(present: present, sizes)
    let solved = SolvedSegment(group: group, sizes: group.leaves.indices.map(sizes))
    return GroupSegment(group, in: shape, content: .solved(solved))
  }

  /// The segment of a group whose only cell has the measured size; `nil` for other groups.
  func segment(lone size: CGSize) -> GroupSegment? {
    guard let lone else { return nil }
    let group = lone.groupSize(size)
    let reach = max(group[runAxis.other], lone.frame(size).end(runAxis.other))
    return GroupSegment(size: group, reach: reach, items: 1, in: shape, content: .cell(size))
  }
}
