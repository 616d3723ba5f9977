// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The construction of groups, for drawings.
extension LayoutSolution {
  /// Returns the number of groups that the items of `section` fill.
  package func groupCount(ofSection section: Int) -> Int {
    has(section) ? stack[section].run.groupCount : 0
  }

  /// Returns whether the items of `section` are in lanes; each item is its own group then.
  package func hasLanes(_ section: Int) -> Bool {
    has(section) && stack[section].run.hasLanes
  }

  /// Returns the boxes of one group, parents before children; empty if there is no such group.
  ///
  /// - Complexity: O(log *n*) and the items of the group.
  package func boxes(section: Int, group index: Int) -> [LayoutBox] {
    guard has(section), index >= 0, index < stack[section].run.groupCount else { return [] }
    let body = stack[section]
    var boxes = body.run.boxes(ofGroup: index)
    guard !boxes.isEmpty else { return [] }
    let size = body.run.group(index).size
    // A group with missing items is shorter.
    if !body.run.hasLanes { boxes[0].slot.size = size }
    let corner = origin(ofSection: section) + body.origin(ofGroup: index, size: size)
    let width = mirroringWidth(ofGroupsIn: section)
    return boxes.map { box in
      var box = box.moved(by: corner)
      guard isMirrored else { return box }
      box.slot = mirrored(box.slot, in: width)
      swap(&box.insets.leading, &box.insets.trailing)
      swap(&box.edges.leading, &box.edges.trailing)
      return box
    }
  }

  /// Returns the rectangles of a section in content coordinates; `nil` if there is no such section.
  package func room(ofSection section: Int) -> SectionFrames? {
    guard has(section) else { return nil }
    let body = stack[section]
    var corner = origin(ofSection: section)
    let frame = CGRect(origin: corner, size: CGSize(axis, body.length, other: breadth))
    corner[axis] += body.bodyStart
    let view = CGSize(axis, body.bodyLength, other: body.template.container[axis.other])
    let inside = CGRect(origin: corner, size: view)
    return SectionFrames(
      frame: mirrored(frame), body: mirrored(inside),
      inner: mirrored(inside.inset(by: body.template.insets)))
  }
}

extension SectionRun {
  /// Returns the boxes of a group, relative to the group's corner, with the box of the group itself first.
  ///
  /// In lanes, returns only the box of the item.
  func boxes(ofGroup index: Int) -> [LayoutBox] {
    let items = items(ofGroup: index)
    if lanes != nil, let leaf = group(index).leaves.first {
      return [
        LayoutBox(
          content: .item(items.lowerBound), slot: leaf.frame, insets: .zero, edges: .zero,
          size: template.group.size, depth: 0)
      ]
    }
    var solver = GroupSolver(grid: template.grid, runAxis: template.runAxis)
    solver.present = items.count
    solver.measured = { items.count > $0 ? measuredSize(of: items.lowerBound + $0) : nil }
    solver.reflows = template.reflows
    solver.keepsBoxes = true
    let part = solver.part(template.group, in: template.base, first: 0)
    return part.boxes.map { box in
      var box = box
      if case .item(let place) = box.content { box.content = .item(items.lowerBound + place) }
      return box
    }
  }
}

extension LayoutSolution {
  /// Returns whether views of `kind` are boundary items of the section, as opposed to those of an item or
  /// group.
  package func isBoundary(kind: String, section: Int) -> Bool {
    has(section) && stack[section].template.boundary.contains { $0.kind == kind }
  }
}
