// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Rule: what a section is made of along the scroll axis: insets, groups, boundary items.
///
/// A section without items has no size unless it has boundary items; then it is its insets and what
/// its extending items need.
struct SectionBody: Sendable {
  var run: SectionRun
  private var boundarySizes: [Int: CGSize] = [:]
  /// From the section's start to the body's.
  private(set) var bodyStart: CGFloat = 0
  /// The insets and the groups.
  private(set) var bodyLength: CGFloat = 0
  /// The body and what extends it.
  private(set) var length: CGFloat = 0

  init(run: SectionRun) {
    self.run = run
    settle()
  }

  var template: SectionTemplate { run.template }
  private var axis: LayoutAxis { template.axis }

  private mutating func settle() {
    let isEmpty = run.groupCount == 0
    let content = template.isOrthogonal ? run.thickness : run.length
    bodyLength = max(0, template.insets.sum(axis) + content)
    if isEmpty, template.boundary.isEmpty { bodyLength = 0 }
    let extent = boundary.extent(body: bodyLength)
    bodyStart = -extent.low
    length = max(0, extent.high - extent.low)
  }

  var boundary: BoundaryItems {
    BoundaryItems(
      nodes: template.boundary, axis: axis, grid: template.grid, container: template.container,
      insets: template.boundaryInsets, breadth: template.container[axis.other],
      measured: boundarySizes)
  }

  /// How far what belongs to the section may lie outside of it along the scroll axis.
  var overhang: CGFloat {
    var overhang = max(0, -template.insets.start(axis), -template.insets.end(axis))
    for index in template.boundary.indices where !template.boundary[index].extends {
      let slot = boundary.slot(index, body: bodyLength)
      overhang = max(overhang, -(slot.start(axis) + bodyStart))
      overhang = max(overhang, slot.end(axis) + bodyStart - length)
    }
    return overhang
  }

  /// How far the groups reach across the scroll axis; a row that scrolls reaches no further than
  /// the view.
  var reachAcross: CGFloat {
    guard run.groupCount > 0, !template.isOrthogonal else { return 0 }
    return template.insets.start(axis.other) + template.full.reachAcross
  }

  /// The corner of the first group's row, relative to the section's start; a group's own leading
  /// room is not left behind.
  var runOrigin: CGPoint {
    var origin = CGPoint.zero
    origin[axis] = bodyStart + template.insets.start(axis)
    origin[axis.other] = template.insets.start(axis.other)
    return origin
  }

  /// The corner of the `index`th group, which is `size` large, relative to the section's start.
  func origin(ofGroup index: Int, size: CGSize) -> CGPoint {
    let runAxis = template.runAxis
    var origin = runOrigin
    origin[runAxis] += run.start(ofGroup: index)
    let edges = template.group.edges
    let room =
      template.isOrthogonal
      ? run.thickness : template.container[runAxis.other] - template.insets.sum(runAxis.other)
    let shares = SpacingShares(spacing: .zero, room: room)
    let slot = SpacingShares.Slot(
      length: size[runAxis.other], before: edges.start(runAxis.other),
      after: edges.end(runAxis.other))
    origin[runAxis.other] += shares.position(slot)
    return origin
  }

  /// Remembers an item's measured size; answers whether anything moved.
  mutating func setMeasured(_ size: CGSize, item: Int) -> Bool {
    let moved = run.setMeasured(size, item: item)
    if moved { settle() }
    return moved
  }

  /// Remembers a boundary item's measured size; answers whether anything moved.
  mutating func setMeasured(_ size: CGSize, boundary index: Int) -> Bool {
    let node = template.boundary[index].size
    guard node.width.isMeasured || node.height.isMeasured else { return false }
    let old = boundary.slot(index, body: bodyLength)
    boundarySizes[index] = size
    settle()
    return boundary.slot(index, body: bodyLength) != old
  }
}
