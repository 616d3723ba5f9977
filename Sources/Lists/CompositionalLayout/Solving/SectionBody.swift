// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The content of a section along the scroll axis: insets, groups and boundary items.
///
/// A section without items has no size unless it has boundary items; then it consists of its insets and the
/// space for its extending items.
struct SectionBody: Sendable {
  private(set) var run: SectionRun
  /// The measured sizes of boundary items; `nil` if there are none.
  private var boundarySizes: [Int: CGSize]?
  /// The space after the section.
  var spacing: CGFloat = 0
  /// The distance from the section's start to the body's.
  private(set) var bodyStart: CGFloat = 0
  /// The length of the insets and the groups.
  private(set) var bodyLength: CGFloat = 0
  /// The length of the body and the items that extend it.
  private(set) var length: CGFloat = 0
  /// The range that the section's elements cover along the scroll axis, from its start.
  private var span: ClosedRange<CGFloat> = 0...0
  /// The furthest end of the groups across the scroll axis; 0 for an orthogonal section and one without
  /// groups.
  private(set) var reachAcross: CGFloat = 0

  init(run: SectionRun) {
    self.run = run
    settle()
  }

  var template: SectionTemplate { run.template }
  private var axis: LayoutAxis { template.axis }

  /// The extent of the section in the stack.
  var extent: Extent {
    let room = length + spacing
    return Extent(
      places: 1, items: run.itemCount, length: room, under: -span.lowerBound,
      over: max(0, span.upperBound - max(0, room)), back: max(0, -room), reach: reachAcross)
  }

  private mutating func settle() {
    let groups = run.extent
    let isEmpty = groups.places == 0
    let content = template.isOrthogonal ? run.thickness : run.length(groups)
    bodyLength = max(0, template.insets.sum(axis) + content)
    if isEmpty, template.boundary.isEmpty { bodyLength = 0 }
    bodyStart = 0
    length = bodyLength
    if !template.boundary.isEmpty {
      let extent = boundary.extent(body: bodyLength)
      bodyStart = -extent.low
      length = max(0, extent.high - extent.low)
    }
    if template.headroom > 0, length > 0 {
      bodyStart += template.headroom
      length += template.headroom
    }
    reachAcross =
      isEmpty || template.isOrthogonal ? 0 : template.insets.start(axis.other) + groups.reach
    span = span(groups)
  }

  private func span(_ groups: Extent) -> ClosedRange<CGFloat> {
    var low: CGFloat = 0
    var high = length
    if groups.places > 0 {
      let start = bodyStart + template.insets.start(axis)
      if template.isOrthogonal {
        let edge = Finite.position(template.group.edges.start(axis).solved)
        // Unmeasured groups may be thicker than the row and extend beyond it on both sides.
        let beyond = max(0, template.fullSegment.thickness + abs(edge))
        low = min(low, start - beyond)
        high = max(high, start + run.thickness + beyond)
      } else {
        let first = start + template.shape.lead
        low = min(low, first - groups.back)
        high = max(high, first + groups.back, first + groups.length + groups.over)
      }
    }
    if template.boundary.isEmpty { return low...max(low, high) }
    for index in template.boundary.indices where !template.boundary[index].extends {
      let slot = boundary.slot(index, body: bodyLength)
      low = min(low, bodyStart + slot.start(axis))
      high = max(high, bodyStart + slot.end(axis))
    }
    return low...max(low, high)
  }

  var boundary: BoundaryItems {
    BoundaryItems(
      nodes: template.boundary, axis: axis, grid: template.grid, container: template.container,
      insets: template.boundaryInsets, breadth: template.container[axis.other],
      measured: boundarySizes ?? [:])
  }

  /// The corner of the first group's row, relative to the section's start.
  ///
  /// A group's own leading edge spacing is not included.
  var runOrigin: CGPoint {
    CGPoint(
      axis, bodyStart + template.insets.start(axis), other: template.insets.start(axis.other))
  }

  /// Returns the corner of the `index`th group, which has the size `size`, relative to the section's start.
  func origin(ofGroup index: Int, size: CGSize) -> CGPoint {
    let across = template.runAxis.other
    return runOrigin
      + CGPoint(
        template.runAxis, run.start(ofGroup: index),
        other: template.positionAcross(of: size[across], room: roomAcross))
  }

  /// The length available to groups across the run.
  var roomAcross: CGFloat {
    let across = template.runAxis.other
    return template.isOrthogonal
      ? run.thickness : template.container[across] - template.insets.sum(across)
  }

  /// Stores an item's measured size and returns whether an element moved or changed its size.
  mutating func setMeasured(_ size: CGSize, item: Int) -> Bool {
    let moved = run.setMeasured(size, item: item)
    if moved { settle() }
    return moved
  }

  /// Stores a boundary item's measured size and returns whether the item moved or changed its size.
  mutating func setMeasured(_ size: CGSize, boundary index: Int) -> Bool {
    let node = template.boundary[index].size
    guard node.width.isMeasured || node.height.isMeasured else { return false }
    let old = boundary.slot(index, body: bodyLength)
    boundarySizes = boundarySizes ?? [:]
    boundarySizes?[index] = size
    settle()
    return boundary.slot(index, body: bodyLength) != old
  }

  /// Changes the groups with `change` and updates the lengths derived from them.
  mutating func change(_ change: (inout SectionRun) -> Void) {
    change(&run)
    settle()
  }

  /// Copies the measured sizes of equal boundary items from another section with the same insets and width.
  mutating func adoptBoundary(of other: SectionBody) {
    guard let sizes = other.boundarySizes, template.boundaryInsets == other.template.boundaryInsets,
      template.container[axis.other] == other.template.container[axis.other]
    else { return }
    let old = other.template.boundary
    for (index, node) in template.boundary.enumerated() {
      if let place = old.firstIndex(of: node), let size = sizes[place] {
        boundarySizes = boundarySizes ?? [:]
        boundarySizes?[index] = size
      }
    }
    settle()
  }
}
