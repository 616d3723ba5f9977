// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Placements of boundary items, of sections and of the whole layout.
extension LayoutSolution {
  /// The boundary items of one owner and the position of its body.
  struct Boundary {
    var items: BoundaryItems
    /// The start of the body, in content coordinates.
    var start: CGPoint
    var body: CGFloat
    /// The section; `nil` for the layout as a whole.
    var section: Int?

    func slot(_ index: Int) -> CGRect { items.slot(index, body: body).moved(by: start) }
  }

  /// Returns the placement of a section's boundary item.
  func boundary(_ section: Int, _ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    var pins = pinnedItems(visible)
    return placement(index, of: boundary(ofSection: section), &pins)
  }

  /// Returns the placement of a boundary item of the whole layout.
  func layoutBoundary(_ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    var pins = pinnedItems(visible)
    return placement(index, of: layoutBoundary, &pins)
  }

  /// Adds the section's boundary items that intersect `rect`.
  func appendBoundary(
    ofSection section: Int, meeting rect: CGRect, _ pins: inout PinnedItems,
    _ found: inout [ElementPlacement]
  ) {
    append(boundary(ofSection: section), meeting: rect, &pins, &found)
  }

  /// Adds the layout's boundary items that intersect `rect`.
  func appendLayoutBoundary(
    meeting rect: CGRect, _ pins: inout PinnedItems, _ found: inout [ElementPlacement]
  ) {
    if let layout = pins.layout { append(layout, meeting: rect, &pins, &found) }
  }

  private func append(
    _ owner: Boundary, meeting rect: CGRect, _ pins: inout PinnedItems,
    _ found: inout [ElementPlacement]
  ) {
    for index in owner.items.nodes.indices {
      let placement = placement(index, of: owner, &pins)
      if placement.frame.overlaps(rect) { found.append(placement) }
    }
  }

  func boundary(ofSection section: Int) -> Boundary {
    let body = stack[section]
    var start = origin(ofSection: section)
    start[axis] += body.bodyStart
    return Boundary(items: body.boundary, start: start, body: body.bodyLength, section: section)
  }

  /// The layout's own boundary items.
  var layoutBoundary: Boundary {
    Boundary(
      items: boundary, start: CGPoint(axis, stackStart, other: 0), body: boundaryBody, section: nil)
  }

  private func placement(
    _ index: Int, of owner: Boundary, _ pins: inout PinnedItems
  ) -> ElementPlacement {
    let node = owner.items.nodes[index]
    let natural = owner.slot(index)
    var slot = natural
    var order = node.zIndex
    if node.pins, let visible = pins.visible {
      slot = pinned(index, of: owner, visible, &pins)
      order = Pinning.order(node.zIndex, frame: slot, visible: visible)
    }
    var placement = ElementPlacement(
      element: .supplementary(
        node.kind, section: owner.section ?? 0, item: owner.section == nil ? Int.max : 0),
      frame: container.grid.placed(slot.inset(by: node.insets)), zIndex: order,
      selfSizesWidth: node.size.width.isMeasured, selfSizesHeight: node.size.height.isMeasured)
    placement.isPinned = slot != natural
    return placement
  }
}
