// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// One group of a section in content coordinates: makes the placements of what is in it.
struct PlacedGroup {
  let section: Int
  let index: Int
  let segment: GroupSegment
  let template: SectionTemplate
  let firstItem: Int
  let origin: CGPoint

  /// The group's geometry, from its own corner.
  var group: SolvedGroup { segment.group(of: template) }

  /// The group's own frame, trimmed when items are missing.
  var frame: CGRect {
    let size = CGSize(template.runAxis, segment.length, other: segment.thickness)
    return template.grid.placed(CGRect(origin: origin, size: size))
  }

  /// The cell of the group's `place`th item.
  func cell(_ place: Int) -> ElementPlacement? {
    guard place >= 0, place < segment.items else { return nil }
    switch segment.content {
    case .regular: return cell(template.full.leaves[place], place)
    case .solved(let solved): return cell(solved.group.leaves[place], place)
    case .cell(let size):
      return cell(template.full.leaves[0], place, frame: template.cellFrame(size))
    }
  }

  @inline(__always)
  private func cell(_ leaf: SolvedGroup.Leaf, _ place: Int, frame: CGRect? = nil)
    -> ElementPlacement
  {
    ElementPlacement(
      element: .cell(section: section, item: firstItem + place),
      frame: template.grid.placed((frame ?? leaf.frame).moved(by: origin)),
      zIndex: leaf.zIndex == 0 ? template.cellOrder : leaf.zIndex,
      selfSizesWidth: leaf.selfSizesWidth, selfSizesHeight: leaf.selfSizesHeight,
      isOrthogonal: template.isOrthogonal)
  }

  /// Adds those of the group's cells that meet `rect` and the group's own frame, in item order.
  func appendCells(meeting rect: CGRect, _ found: inout [ElementPlacement]) {
    let frame = frame
    guard frame.overlaps(rect) else { return }
    func append(_ cell: ElementPlacement) {
      if cell.frame.overlaps(rect), cell.frame.overlaps(frame) { found.append(cell) }
    }
    switch segment.content {
    case .regular: appendCells(template.full.leaves, append)
    case .solved(let solved): appendCells(solved.group.leaves, append)
    case .cell(let size):
      append(cell(template.full.leaves[0], 0, frame: template.cellFrame(size)))
    }
  }

  @inline(__always)
  private func appendCells(_ leaves: [SolvedGroup.Leaf], _ append: (ElementPlacement) -> Void) {
    for (place, leaf) in leaves.enumerated() { append(cell(leaf, place)) }
  }

  /// The badges of the group and its items; each kind counts on through the section.
  func supplementaries() -> [ElementPlacement] {
    if template.supplementaryCounts.isEmpty { return [] }
    let supplementaries = group.supplementaries
    var next = template.supplementaryCounts.mapValues { $0 * index }
    return supplementaries.map { supplementary in
      let item = next[supplementary.kind, default: 0]
      next[supplementary.kind] = item + 1
      return ElementPlacement(
        element: .supplementary(supplementary.kind, section: section, item: item),
        frame: template.grid.placed(supplementary.frame.moved(by: origin)),
        zIndex: supplementary.zIndex, isOrthogonal: template.isOrthogonal)
    }
  }
}
