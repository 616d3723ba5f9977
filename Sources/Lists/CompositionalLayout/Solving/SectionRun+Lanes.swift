// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The layout of sections in lanes, in which every item is a group of its own that is as broad as all lanes
/// and has its cell in a lane.
extension SectionRun {
  /// Returns the items of a section arranged in lanes; `nil` unless its group has a lane rule along the
  /// section's axis and holds a single item.
  static func lanes(of template: SectionTemplate, itemCount: Int) -> LaneRun? {
    guard let rule = template.lanes, LayoutAxis(rule.axis) == template.runAxis,
      case .run(let run) = template.group.content, template.full.capacity == 1
    else { return nil }
    let axis = template.runAxis
    let lanes = LaneGeometry(
      rule: rule, room: template.full.size[axis.other], gap: run.spacing.solved,
      spacing: template.shape.gap, estimate: template.full.size[axis], grid: template.grid)
    return LaneRun(lanes: lanes, itemCount: itemCount, span: rule.spans.span)
  }

  func extent(of run: LaneRun) -> Extent {
    guard run.itemCount > 0 else { return Extent() }
    return Extent(
      places: run.itemCount, items: run.itemCount,
      length: run.end + template.spacing - template.shape.gap,
      reach: template.full.reachAcross)
  }

  func located(item: Int, in run: LaneRun) -> LocatedGroup {
    located(item: item, at: run.place(of: item), in: run)
  }

  func located(item: Int, at place: LaneRun.Place, in run: LaneRun) -> LocatedGroup {
    var group = template.full
    let axis = template.runAxis
    let size = CGSize(axis, place.length, other: run.lanes.breadth(span: place.span))
    group.size[axis] = place.length
    if !group.leaves.isEmpty {
      let origin = CGPoint(axis, 0, other: run.lanes.position(of: place.lane))
      group.leaves[0].frame = CGRect(origin: origin, size: size)
    }
    let measured = run.measuredLength(of: item).map {
      CGSize(axis, $0, other: size[axis.other])
    }
    let content = GroupSegment.Content.solved(SolvedSegment(group: group, sizes: [measured]))
    return LocatedGroup(
      index: item, firstItem: item, start: place.start + template.shape.lead,
      segment: GroupSegment(group, in: template.shape, content: content))
  }
}
