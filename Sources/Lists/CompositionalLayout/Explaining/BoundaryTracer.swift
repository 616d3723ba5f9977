// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A tracer that places one boundary item again and records the terms of every number.
struct BoundaryTracer {
  let items: BoundaryItems
  let index: Int
  /// The length of the body beside which the item is placed.
  let body: CGFloat
  let path: String
  /// The range along the scroll axis within which a pinned item stays.
  var room: ClosedRange<CGFloat>?

  private var node: BoundaryNode { items.nodes[index] }
  private var axis: LayoutAxis { items.axis }

  /// Returns the item's rectangle beside the body that starts at `start`.
  func rect(from start: TermedRect, visible: VisibleBounds?) -> TermedRect {
    var base = items.container
    base[axis.other] = max(0, base[axis.other] - items.insets.sum(axis.other))
    let words =
      base == items.container ? "the view" : "the view less the section's side insets"
    var rect = LengthTerms(grid: items.grid).slot(
      node.size, in: LengthTerms.Base(size: base, words: words), measured: items.measured[index],
      path: path)
    rect[origin: axis] = start[origin: axis] + along(rect.size[axis])
    rect[origin: axis.other] = start[origin: axis.other] + across(rect.size[axis.other])
    if node.pins, let visible { pin(&rect, start[origin: axis].total, visible) }
    for axis in LayoutAxis.both {
      rect.inset(axis, node.insets.start(axis), node.insets.end(axis), path: path)
    }
    return rect
  }

  private func along(_ length: CGFloat) -> [FrameTerm] {
    var terms: [FrameTerm] = []
    switch node.edges.side(axis) {
    case .start:
      if node.extends {
        terms.add(-length, .boundary, path, "its own length: it extends the start")
      }
    case .end:
      terms.add(body, .section, path, "the length of its section or layout")
      if !node.extends { terms.add(-length, .boundary, path, "its own length: it is inside") }
    case .middle:
      if !(node.extends && length > body) {
        terms.add(
          (body - length) / 2, .boundary, path,
          "half of the length that it leaves of \(LintWords.number(body))")
      }
    }
    terms.add(node.offset[axis], .offset, path, "its offset")
    return terms
  }

  private func across(_ length: CGFloat) -> [FrameTerm] {
    let across = axis.other
    let (low, end) = (items.insets.start(across), items.insets.end(across))
    var terms: [FrameTerm] = []
    switch node.edges.side(across) {
    case .start: terms.add(low, .inset, path, "the section's inset, which it follows")
    case .end:
      terms.add(items.breadth, .view, path, "the view's \(LintWords.side(across))")
      terms.add(-end, .inset, path, "the section's inset, which it follows")
      terms.add(-length, .boundary, path, "its own \(LintWords.side(across))")
    case .middle:
      terms.add(low, .inset, path, "the section's inset, which it follows")
      let room = items.breadth - end - low
      terms.add(
        (room - length) / 2, .boundary, path,
        "half of the length that it leaves of \(LintWords.number(room))")
    }
    terms.add(node.offset[across], .offset, path, "its offset")
    return terms
  }

  /// Moves the item so that it stays visible, within the limits of its body.
  private func pin(_ rect: inout TermedRect, _ start: CGFloat, _ visible: VisibleBounds) {
    let natural = rect[origin: axis].total
    let length = rect.size[axis]
    let side = node.edges.side(axis)
    let low = room?.lowerBound ?? visible.clear.start(axis)
    let high = room?.upperBound ?? visible.clear.end(axis)
    var place = natural
    if side != .end, natural < low {
      place = max(natural, min(low, start + max(0, body) - length))
    } else if side != .start, natural + length > high {
      place = min(natural, max(high - length, start))
    }
    rect[origin: axis].add(place - natural, .pinning, path, "pinned to the visible area")
  }
}
