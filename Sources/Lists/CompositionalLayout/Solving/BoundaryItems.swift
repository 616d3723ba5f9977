// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for the positions of boundary items, and the growth of a section for them.
///
/// Along the scroll axis an item is at the start, the end or the middle of the body; an item that extends the
/// boundary is outside it. Across, it is in the range inside its insets. Items on one side do not stack.
///
/// ```
///   low ──┬── header (extends)
///     0 ──┼── body starts
///         │
///     L ──┼── body ends
///  high ──┴── footer (extends)
/// ```
struct BoundaryItems {
  let nodes: [BoundaryNode]
  let axis: LayoutAxis
  let grid: PixelGrid
  /// The view's size.
  let container: CGSize
  /// The side insets of the items.
  let insets: NSDirectionalEdgeInsets
  /// The range across the scroll axis, before insets.
  let breadth: CGFloat
  var measured: [Int: CGSize] = [:]

  /// Returns the slot of an item beside a body of `length`, relative to the body's start.
  func slot(_ index: Int, body length: CGFloat) -> CGRect {
    let size = size(index)
    var origin = CGPoint.zero
    origin[axis] = along(nodes[index], size[axis], length)
    origin[axis.other] = across(nodes[index], size[axis.other])
    return CGRect(origin: origin, size: size)
  }

  /// Returns the body length, increased to that of the longest item in the middle that extends the boundary.
  ///
  /// The content of a layout grows in this way, as recorded from UIKit; items at the end are placed after the
  /// grown body.
  func body(grown length: CGFloat) -> CGFloat {
    nodes.indices.reduce(length) { longest, index in
      let node = nodes[index]
      guard node.extends, node.edges.side(axis) == .middle else { return longest }
      return max(longest, size(index)[axis])
    }
  }

  /// Returns the range that the body and the items that extend it cover.
  func extent(body length: CGFloat) -> (low: CGFloat, high: CGFloat) {
    var extent: (low: CGFloat, high: CGFloat) = (0, length)
    for index in nodes.indices where nodes[index].extends {
      let slot = slot(index, body: length)
      extent.low = min(extent.low, slot.start(axis))
      extent.high = max(extent.high, slot.end(axis))
    }
    return extent
  }

  private func size(_ index: Int) -> CGSize {
    let node = nodes[index]
    var base = container
    base[axis.other] = max(0, container[axis.other] - insets.sum(axis.other))
    var size = grid.size(node.size, in: base)
    if let measured = measured[index] {
      if node.size.width.isMeasured { size.width = measured.width }
      if node.size.height.isMeasured { size.height = measured.height }
    }
    return size
  }

  private func along(_ node: BoundaryNode, _ length: CGFloat, _ body: CGFloat) -> CGFloat {
    let offset = node.offset[axis]
    switch node.edges.side(axis) {
    case .start: return (node.extends ? -length : 0) + offset
    case .end: return (node.extends ? body : body - length) + offset
    case .middle:
      if node.extends, length > body { return offset }
      return (body - length) / 2 + offset
    }
  }

  private func across(_ node: BoundaryNode, _ length: CGFloat) -> CGFloat {
    let low = insets.start(axis.other)
    let high = breadth - insets.end(axis.other)
    let offset = node.offset[axis.other]
    switch node.edges.side(axis.other) {
    case .start: return low + offset
    case .end: return high - length + offset
    case .middle: return low + (high - low - length) / 2 + offset
    }
  }
}

extension NSDirectionalRectEdge {
  enum Side {
    case start
    case middle
    case end
  }

  /// Returns the side of an alignment along an axis.
  func side(_ axis: LayoutAxis) -> Side {
    let start: NSDirectionalRectEdge = axis == .horizontal ? .leading : .top
    let end: NSDirectionalRectEdge = axis == .horizontal ? .trailing : .bottom
    if contains(start) == contains(end) { return .middle }
    return contains(start) ? .start : .end
  }
}
