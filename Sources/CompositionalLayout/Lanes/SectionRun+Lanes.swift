// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Sections in lanes: every item is a group of its own, as wide as the section, whose cell stands in
/// its lane.
extension SectionRun {
  /// The lanes of a section that has them.
  static func lanes(of template: SectionTemplate, itemCount: Int) -> LaneRun? {
    guard let rule = template.lanes, template.runAxis == .vertical, !template.isOrthogonal,
      case .run(let run) = template.group.content, template.full.capacity == 1
    else { return nil }
    let lanes = LaneGeometry(
      rule: rule, breadth: template.full.size.width, gap: run.spacing.solved,
      spacing: template.shape.gap, estimate: template.full.size.height, grid: template.grid)
    return LaneRun(lanes: lanes, itemCount: itemCount, span: rule.span)
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
    group.size.height = place.height
    let size = CGSize(width: run.lanes.width(span: place.span), height: place.height)
    if !group.leaves.isEmpty {
      group.leaves[0].frame = CGRect(origin: CGPoint(x: run.lanes.x(place.lane), y: 0), size: size)
    }
    let measured = run.measuredHeight(of: item).map { CGSize(width: size.width, height: $0) }
    let content = GroupSegment.Content.solved(SolvedSegment(group: group, sizes: [measured]))
    return LocatedGroup(
      index: item, firstItem: item, start: place.start + template.shape.lead,
      segment: GroupSegment(group, in: template.shape, content: content))
  }
}
