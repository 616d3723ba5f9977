// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Explanations of cells, badges, boundary items and decorations.
extension LayoutExplainer {
  func cell(_ element: LayoutElement) -> TermedRect? {
    let run = solution.stack[element.section].run
    guard element.item < run.itemCount else { return nil }
    let group = run.located(item: element.item)
    if run.hasLanes { return laneCell(group, section: element.section) }
    let part = traced(group, section: element.section)
    let place = element.item - group.firstItem
    guard part.leaves.indices.contains(place) else { return nil }
    return part.leaves[place].moved(by: corner(of: group, section: element.section))
  }

  /// Returns the rectangle of an item in a lane.
  private func laneCell(_ group: LocatedGroup, section: Int) -> TermedRect? {
    let template = solution.stack[section].template
    guard let frame = group.segment.leaves(of: template).first?.frame else { return nil }
    let path = "section \(section) / group"
    var rect = TermedRect()
    let (along, across) = (template.runAxis, template.runAxis.other)
    rect[origin: across].add(
      frame.start(across), .groups, path, "the lanes in front of its own, and their spacing")
    rect[length: across].add(
      frame.size[across], .fraction, path,
      "the \(LintWords.side(across)) of the lanes that it spans")
    let isMeasured = group.segment.isMeasured
    let length = template.group.size[along]
    rect[length: along].add(
      frame.size[along],
      isMeasured ? .measurement : length.isMeasured ? .estimate : .fraction, path,
      isMeasured
        ? "measured"
        : length.isMeasured ? "estimated, not measured" : LintWords.length(length))
    return rect.moved(by: corner(of: group, section: section))
  }

  func badge(_ element: LayoutElement) -> TermedRect? {
    let body = solution.stack[element.section]
    guard let kind = element.kind, let count = body.template.supplementaryCounts[kind],
      element.item / count < body.run.groupCount
    else { return nil }
    let group = body.run.located(group: element.item / count)
    let badges = traced(group, section: element.section).badges.filter { $0.kind == kind }
    let place = element.item % count
    guard badges.indices.contains(place) else { return nil }
    return badges[place].rect.moved(by: corner(of: group, section: element.section))
  }

  func decoration(_ element: LayoutElement) -> TermedRect? {
    let body = solution.stack[element.section]
    guard body.template.decorations.indices.contains(element.item) else { return nil }
    let node = body.template.decorations[element.item]
    let path = "section \(element.section) / decoration \(node.kind)"
    var rect = corner(ofSection: element.section)
    rect[length: axis].add(body.length, .section, path, "the section's length")
    rect[length: axis.other].add(
      body.template.container[axis.other], .view, path, "the view's \(LintWords.side(axis.other))")
    for axis in LayoutAxis.both {
      rect.inset(axis, node.insets.start(axis), node.insets.end(axis), path: path)
    }
    return rect
  }

  func boundary(_ element: LayoutElement, visible: VisibleBounds?) -> TermedRect? {
    if element.item == .max {
      guard let index = solution.boundaryNodes.firstIndex(where: { $0.kind == element.kind }) else {
        return nil
      }
      var start = TermedRect()
      start[origin: axis].add(
        solution.stackStart, .boundary, "layout", "boundary items in front of all sections")
      return BoundaryTracer(
        items: solution.boundary, index: index, body: solution.boundaryBody,
        path: "layout / boundary item \(element.kind ?? "")",
        room: visible.map { solution.roomForPinned(index, section: nil, visible: $0) }
      ).rect(from: start, visible: visible)
    }
    let body = solution.stack[element.section]
    guard element.item == 0, body.length > 0,
      let index = body.template.boundary.firstIndex(where: { $0.kind == element.kind })
    else { return nil }
    return BoundaryTracer(
      items: body.boundary, index: index, body: body.bodyLength,
      path: "section \(element.section) / boundary item \(element.kind ?? "")",
      room: visible.map { solution.roomForPinned(index, section: element.section, visible: $0) }
    ).rect(from: corner(ofBody: element.section), visible: visible)
  }
}
