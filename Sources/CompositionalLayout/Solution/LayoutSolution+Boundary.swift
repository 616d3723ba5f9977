// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Placements of boundary items, of sections and of the whole layout.
extension LayoutSolution {
  /// The boundary items of one owner, beside its body.
  private struct Boundary {
    var items: BoundaryItems
    /// Where the body starts, in content coordinates.
    var start: CGPoint
    var body: CGFloat
    /// The section; `nil` for the layout as a whole.
    var section: Int?

    func slot(_ index: Int) -> CGRect { items.slot(index, body: body).moved(by: start) }
  }

  /// The placement of a section's boundary item.
  func boundary(_ section: Int, _ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    let owner = boundary(ofSection: section)
    return placement(
      index, of: owner, visible: visible,
      element: .supplementary(owner.items.nodes[index].kind, section: section, item: 0))
  }

  /// The placement of a boundary item of the whole layout.
  func layoutBoundary(_ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    placement(
      index, of: layoutBoundary, visible: visible,
      element: .supplementary(boundaryNodes[index].kind, section: 0, item: Int.max))
  }

  private func boundary(ofSection section: Int) -> Boundary {
    let body = stack[section]
    var start = origin(ofSection: section)
    start[axis] += body.bodyStart
    return Boundary(items: body.boundary, start: start, body: body.bodyLength, section: section)
  }

  private var layoutBoundary: Boundary {
    Boundary(
      items: boundary, start: CGPoint(axis, stackStart, other: 0), body: stack.length, section: nil)
  }

  private func placement(
    _ index: Int, of owner: Boundary, visible: VisibleBounds?, element: LayoutElement
  ) -> ElementPlacement {
    let node = owner.items.nodes[index]
    var slot = owner.slot(index)
    var order = node.zIndex
    if node.pins, let visible {
      var known = PinnedFrames()
      let pinning = pinning(index, of: owner, visible: visible, &known)
      slot = pinning.frame(slot, side: node.edges.side(axis))
      order = pinning.order(node.zIndex, frame: slot)
    }
    return ElementPlacement(
      element: element, frame: container.grid.placed(slot.inset(by: node.insets)), zIndex: order,
      selfSizesWidth: node.size.width.isMeasured, selfSizesHeight: node.size.height.isMeasured)
  }

  // MARK: Pinned items

  /// What a pinned item keeps clear of along the scroll axis; `section` is `nil` for the layout's own.
  func roomForPinned(
    _ index: Int, section: Int?, visible: VisibleBounds
  ) -> ClosedRange<CGFloat> {
    var known = PinnedFrames()
    let owner = section.map(boundary(ofSection:)) ?? layoutBoundary
    return pinning(index, of: owner, visible: visible, &known).room
  }

  /// Where the items stand that a pinned item keeps clear of: each is placed once, however many of
  /// the others keep clear of it.
  private typealias PinnedFrames = [PinnedItem: CGRect]

  private struct PinnedItem: Hashable {
    var section: Int?
    var index: Int
  }

  /// Where a pinned item stands.
  private func pinned(
    _ index: Int, of owner: Boundary, visible: VisibleBounds, _ known: inout PinnedFrames
  ) -> CGRect {
    let item = PinnedItem(section: owner.section, index: index)
    if let frame = known[item] { return frame }
    let frame = pinning(index, of: owner, visible: visible, &known)
      .frame(owner.slot(index), side: owner.items.nodes[index].edges.side(axis))
    known[item] = frame
    return frame
  }

  private func pinning(
    _ index: Int, of owner: Boundary, visible: VisibleBounds, _ known: inout PinnedFrames
  ) -> Pinning {
    let start = owner.start[axis]
    var low = visible.clear.start(axis)
    var high = visible.clear.end(axis)
    let side = owner.items.nodes[index].edges.side(axis)
    for other in pinnedBefore(index, of: owner) {
      let frame = pinned(other.index, of: other.owner, visible: visible, &known)
      if side == .start { low = max(low, frame.end(axis)) }
      if side == .end { high = min(high, frame.start(axis)) }
    }
    return Pinning(
      axis: axis, visible: visible, body: start...(start + max(0, owner.body)),
      room: low...max(low, high))
  }

  /// The pinned items on the same side that stand between an item and the edge, when nothing is
  /// scrolled.
  private func pinnedBefore(_ index: Int, of owner: Boundary) -> [(owner: Boundary, index: Int)] {
    let side = owner.items.nodes[index].edges.side(axis)
    let slot = owner.slot(index)
    let owners = owner.section == nil ? [owner] : [layoutBoundary, owner]
    return owners.flatMap { other in
      other.items.nodes.indices
        .filter { other.items.nodes[$0].pins && other.items.nodes[$0].edges.side(axis) == side }
        .filter { stands(other.slot($0), before: slot, side: side) }
        .map { (other, $0) }
    }
  }

  private func stands(_ one: CGRect, before slot: CGRect, side: NSDirectionalRectEdge.Side) -> Bool
  {
    guard one.start(axis.other) < slot.end(axis.other), slot.start(axis.other) < one.end(axis.other)
    else { return false }
    let noise: CGFloat = 0.001
    switch side {
    case .start:
      return one.start(axis) < slot.start(axis) && one.end(axis) <= slot.start(axis) + noise
    case .end: return one.end(axis) > slot.end(axis) && one.start(axis) >= slot.end(axis) - noise
    case .middle: return false
    }
  }
}
