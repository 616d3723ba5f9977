// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

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

  /// Whether measured items decide how many fit in a group: they follow each other in a run of
  /// definite length and their own lengths along it are estimated.
  let reflows: Bool

  /// The axis along which groups follow each other.
  var runAxis: LayoutAxis { isOrthogonal ? axis.other : axis }
  var isOrthogonal: Bool { behavior != .none }
  /// Room before every group along the run.
  var lead: CGFloat { Finite.position(group.edges.start(runAxis).solved) }
  /// Room behind every group along the run.
  var trail: CGFloat { Finite.position(group.edges.end(runAxis).solved) }
  /// From one full group's start to the next one's.
  var pitch: CGFloat { lead + full.size[runAxis] + trail + spacing }
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
    group = parts.group
    base = parts.base
    full = solver.solve(parts.group, in: parts.base)
    boundary = parts.boundary
    decorations = parts.decorations
    isMeasured = parts.group.isMeasured
    reflows =
      parts.behavior == .none && full.capacity > 0 && full.supplementaries.isEmpty
      && parts.group.reflows
    supplementaryCounts = full.supplementaries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }
}
