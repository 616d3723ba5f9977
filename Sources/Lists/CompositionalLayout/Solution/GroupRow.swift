// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The positions of the groups of one section in content coordinates, and the source of the placements of
/// their elements.
struct GroupRow {
  let section: Int
  let template: SectionTemplate
  private let start: CGPoint
  private let room: CGFloat

  /// Creates the row of groups of a section that starts at `corner`.
  init(section: Int, body: borrowing SectionBody, corner: CGPoint) {
    self.section = section
    template = body.run.template
    start = corner + body.runOrigin
    room = body.roomAcross
  }

  /// Returns the group's corner.
  @inline(__always)
  private func origin(of group: LocatedGroup) -> CGPoint {
    var origin = start
    let axis = template.runAxis
    origin[axis] += group.start
    origin[axis.other] += template.positionAcross(of: group.segment.thickness, room: room)
    return origin
  }

  /// Returns the frame of a group with its corner at `origin`, trimmed if items are missing.
  private func frame(of group: LocatedGroup, at origin: CGPoint) -> CGRect {
    let segment = group.segment
    let size = CGSize(template.runAxis, segment.length, other: segment.thickness)
    return template.grid.placed(CGRect(origin: origin, size: size))
  }

  // MARK: Cells

  /// Returns the cell of the group's `place`th item.
  func cell(_ place: Int, of group: LocatedGroup) -> ElementPlacement? {
    guard place >= 0, place < group.segment.items else { return nil }
    let origin = origin(of: group)
    let item = group.firstItem + place
    switch group.segment.content {
    case .regular: return cell(template.full.leaves[place], item, at: origin)
    case .solved(let solved): return cell(solved.group.leaves[place], item, at: origin)
    case .cell(let size): return template.lone.map { cell($0.leaf(size), item, at: origin) }
    }
  }

  @inline(__always)
  private func cell(_ leaf: SolvedGroup.Leaf, _ item: Int, at origin: CGPoint) -> ElementPlacement {
    ElementPlacement(
      element: .cell(section: section, item: item),
      frame: template.grid.placed(leaf.frame.moved(by: origin)),
      zIndex: leaf.zIndex == 0 ? template.cellOrder : leaf.zIndex,
      selfSizesWidth: leaf.selfSizesWidth, selfSizesHeight: leaf.selfSizesHeight,
      isOrthogonal: template.isOrthogonal)
  }

  /// Adds the group's cells that intersect both `rect` and the group's own frame, in item order.
  private func appendCells(
    of group: LocatedGroup, meeting rect: CGRect, _ found: inout [ElementPlacement]
  ) {
    let origin = origin(of: group)
    let frame = frame(of: group, at: origin)
    guard frame.overlaps(rect) else { return }
    switch group.segment.content {
    case .regular:
      append(template.full.leaves, of: group, at: origin, within: frame, rect, &found)
    case .solved(let solved):
      append(solved.group.leaves, of: group, at: origin, within: frame, rect, &found)
    case .cell(let size):
      guard let leaf = template.lone?.leaf(size) else { return }
      append(cell(leaf, group.firstItem, at: origin), within: frame, rect, &found)
    }
  }

  @inline(__always)
  private func append(
    _ leaves: [SolvedGroup.Leaf], of group: LocatedGroup, at origin: CGPoint,
    within frame: CGRect, _ rect: CGRect, _ found: inout [ElementPlacement]
  ) {
    for place in leaves.indices {
      append(
        cell(leaves[place], group.firstItem + place, at: origin), within: frame, rect, &found)
    }
  }

  @inline(__always)
  private func append(
    _ cell: ElementPlacement, within frame: CGRect, _ rect: CGRect,
    _ found: inout [ElementPlacement]
  ) {
    if cell.frame.overlaps(rect), cell.frame.overlaps(frame) { found.append(cell) }
  }

  // MARK: Badges

  /// Returns the badges of a group and its items, with indexes per kind that continue through the section.
  func supplementaries(of group: LocatedGroup) -> [ElementPlacement] {
    if template.supplementaryCounts.isEmpty { return [] }
    let origin = origin(of: group)
    var next = template.supplementaryCounts.mapValues { $0 * group.index }
    return group.segment.group(of: template).supplementaries.map { supplementary in
      let item = next[supplementary.kind, default: 0]
      next[supplementary.kind] = item + 1
      return ElementPlacement(
        element: .supplementary(supplementary.kind, section: section, item: item),
        frame: template.grid.placed(supplementary.frame.moved(by: origin)),
        zIndex: supplementary.zIndex, isOrthogonal: template.isOrthogonal)
    }
  }

  // MARK: All elements

  /// Adds the cells and badges of the groups of `run` that intersect `rect`.
  ///
  /// - Complexity: O(log *n*) and the elements of the intersecting groups.
  func append(_ run: SectionRun, meeting rect: CGRect, _ found: inout [ElementPlacement]) {
    let axis = template.runAxis
    var badges: [ElementPlacement] = []
    let hasBadges = !template.supplementaryCounts.isEmpty
    run.visit(from: rect.start(axis) - start[axis], to: rect.end(axis) - start[axis]) { group in
      appendCells(of: group, meeting: rect, &found)
      if hasBadges, frame(of: group, at: origin(of: group)).overlaps(rect) {
        badges += supplementaries(of: group)
      }
    }
    found += badges
  }
}
