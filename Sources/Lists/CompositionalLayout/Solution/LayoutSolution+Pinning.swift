// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Pinned boundary items, which do not overlap one another.
extension LayoutSolution {
  /// Returns the range along the scroll axis within which a pinned item stays.
  ///
  /// - Parameters:
  ///   - index: The index of the item among its owner's boundary items.
  ///   - section: The section of the item; `nil` for an item of the layout.
  ///   - visible: The visible bounds.
  /// - Returns: The range of positions along the axis of the layout.
  func roomForPinned(
    _ index: Int, section: Int?, visible: VisibleBounds
  ) -> ClosedRange<CGFloat> {
    var pins = pinnedItems(visible)
    let owner = section.map(boundary(ofSection:)) ?? layoutBoundary
    return pinning(index, of: owner, visible, &pins).room
  }

  /// A cache of pinned frames for one query, so that each pinned item is placed once.
  struct PinnedItems {
    /// The visible bounds within which pinned items stay; `nil` if no item is pinned.
    let visible: VisibleBounds?
    /// The layout's own items; `nil` if it has none.
    let layout: Boundary?
    var frames: [Item: CGRect] = [:]

    struct Item: Hashable {
      var section: Int?
      var index: Int
    }
  }

  /// Returns the initial cache for a query.
  func pinnedItems(_ visible: VisibleBounds?) -> PinnedItems {
    PinnedItems(visible: visible, layout: boundaryNodes.isEmpty ? nil : layoutBoundary)
  }

  /// Returns the frame of a pinned item.
  func pinned(
    _ index: Int, of owner: Boundary, _ visible: VisibleBounds, _ pins: inout PinnedItems
  ) -> CGRect {
    let item = PinnedItems.Item(section: owner.section, index: index)
    if let frame = pins.frames[item] { return frame }
    let frame = pinning(index, of: owner, visible, &pins)
      .frame(owner.slot(index), side: owner.items.nodes[index].edges.side(axis))
    pins.frames[item] = frame
    return frame
  }

  private func pinning(
    _ index: Int, of owner: Boundary, _ visible: VisibleBounds, _ pins: inout PinnedItems
  ) -> Pinning {
    let start = owner.start[axis]
    var low = visible.clear.start(axis)
    var high = visible.clear.end(axis)
    let side = owner.items.nodes[index].edges.side(axis)
    for other in pinnedBefore(index, of: owner, pins.layout) {
      let frame = pinned(other.index, of: other.owner, visible, &pins)
      if side == .start { low = max(low, frame.end(axis)) }
      if side == .end { high = min(high, frame.start(axis)) }
    }
    return Pinning(
      axis: axis, body: start...(start + max(0, owner.body)), room: low...max(low, high))
  }

  /// Returns the pinned items on the same side that are between an item and the edge at their natural
  /// positions.
  ///
  /// - Complexity: O(boundary items of the owner and of the layout).
  private func pinnedBefore(
    _ index: Int, of owner: Boundary, _ layout: Boundary?
  ) -> [(owner: Boundary, index: Int)] {
    let side = owner.items.nodes[index].edges.side(axis)
    let slot = owner.slot(index)
    let owners = owner.section == nil ? [owner] : [layout, owner].compactMap { $0 }
    return owners.flatMap { other in
      other.items.nodes.indices
        .filter { other.items.nodes[$0].pins && other.items.nodes[$0].edges.side(axis) == side }
        .filter {
          NodeVisits.add()
          return stands(other.slot($0), before: slot, side: side)
        }
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
