// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Where the groups of one section are in content coordinates.
struct GroupRow {
  let section: Int
  let template: SectionTemplate
  private let start: CGPoint
  private let room: CGFloat

  /// The groups of a section that starts at `corner`.
  init(section: Int, body: borrowing SectionBody, corner: CGPoint) {
    self.section = section
    template = body.run.template
    start = corner + body.runOrigin
    room = body.roomAcross
  }

  /// The placements of one group's elements.
  @inline(__always)
  func placed(_ group: LocatedGroup) -> PlacedGroup {
    var origin = start
    let axis = template.runAxis
    origin[axis] += group.start
    origin[axis.other] += template.positionAcross(of: group.segment.thickness, room: room)
    return PlacedGroup(
      section: section, index: group.index, segment: group.segment, template: template,
      firstItem: group.firstItem, origin: origin)
  }

  /// Adds the cells and badges of those of the groups of `run` that meet `rect`.
  ///
  /// - Complexity: O(log n) and the elements of the groups that are met.
  func append(_ run: SectionRun, meeting rect: CGRect, _ found: inout [ElementPlacement]) {
    let axis = template.runAxis
    var badges: [ElementPlacement] = []
    let hasBadges = !template.supplementaryCounts.isEmpty
    run.visit(from: rect.start(axis) - start[axis], to: rect.end(axis) - start[axis]) {
      let group = placed($0)
      group.appendCells(meeting: rect, &found)
      if hasBadges, group.frame.overlaps(rect) { badges += group.supplementaries() }
    }
    found += badges
  }
}
