// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// Placements of single elements.
extension LayoutSolution {
  /// Where `element` is; `nil` when there is no such element.
  ///
  /// - Complexity: O(log n).
  package func placement(of element: LayoutElement, visible: VisibleBounds?) -> ElementPlacement? {
    mirrored(unmirroredPlacement(of: element, visible: visible.map(mirrored)))
  }

  private func unmirroredPlacement(of element: LayoutElement, visible: VisibleBounds?)
    -> ElementPlacement?
  {
    if element.category == .supplementaryView, element.item == Int.max {
      return boundaryNodes.firstIndex { $0.kind == element.kind }
        .map { layoutBoundary($0, visible: visible) }
    }
    guard has(element.section), element.item >= 0 else { return nil }
    switch element.category {
    case .cell: return cell(element.section, element.item)
    case .decorationView: return decoration(element)
    case .supplementaryView: return supplementary(element, visible: visible)
    }
  }

  private func cell(_ section: Int, _ item: Int) -> ElementPlacement? {
    let start = stackStart
    let axis = axis
    return stack.bodies.read(place: section) { body, before in
      guard item < body.run.itemCount else { return nil }
      let located = body.run.located(item: item)
      let corner = CGPoint(axis, start + before.length, other: 0)
      return GroupRow(section: section, body: body, corner: corner)
        .placed(located).cell(item - located.firstItem)
    }
  }

  private func decoration(_ element: LayoutElement) -> ElementPlacement? {
    let nodes = stack.bodies[element.section].template.decorations
    guard nodes.indices.contains(element.item), nodes[element.item].kind == element.kind else {
      return nil
    }
    return decoration(element.section, element.item)
  }

  private func supplementary(_ element: LayoutElement, visible: VisibleBounds?)
    -> ElementPlacement?
  {
    let body = stack.bodies[element.section]
    if element.item == 0, body.length > 0,
      let index = body.template.boundary.firstIndex(where: { $0.kind == element.kind })
    {
      return boundary(element.section, index, visible: visible)
    }
    guard let kind = element.kind, let count = body.template.supplementaryCounts[kind],
      element.item / count < body.run.groupCount
    else { return nil }
    let group = placedGroup(element.section, element.item / count)
    return group.supplementaries().first { $0.element == element }
  }

  /// The placements of one group's elements.
  func placedGroup(_ section: Int, _ index: Int) -> PlacedGroup {
    let found = stack.bodies.find(place: section)
    let corner = CGPoint(axis, stackStart + found.before.length, other: 0)
    return GroupRow(section: section, body: found.element, corner: corner)
      .placed(found.element.run.located(group: index))
  }

  /// The placement of a section's boundary item.
  func boundary(_ section: Int, _ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    let body = stack.bodies[section]
    var start = origin(ofSection: section)
    start[axis] += body.bodyStart
    return placed(
      body.boundary, index, start: start, body: body.bodyLength, visible: visible,
      element: .supplementary(body.template.boundary[index].kind, section: section, item: 0))
  }

  /// The placement of a boundary item of the whole layout.
  func layoutBoundary(_ index: Int, visible: VisibleBounds?) -> ElementPlacement {
    placed(
      boundary, index, start: CGPoint(axis, stackStart, other: 0), body: stack.length,
      visible: visible,
      element: .supplementary(boundaryNodes[index].kind, section: 0, item: Int.max))
  }

  private func placed(
    _ items: BoundaryItems, _ index: Int, start: CGPoint, body: CGFloat, visible: VisibleBounds?,
    element: LayoutElement
  ) -> ElementPlacement {
    let node = items.nodes[index]
    var slot = items.slot(index, body: body).moved(by: start)
    var order = node.zIndex
    if node.pins, let visible {
      let pinning = Pinning(
        axis: axis, visible: visible, body: start[axis]...(start[axis] + max(0, body)))
      slot = pinning.frame(slot, side: node.edges.side(axis))
      order = pinning.order(node.zIndex, frame: slot)
    }
    return ElementPlacement(
      element: element, frame: container.grid.placed(slot.inset(by: node.insets)), zIndex: order,
      selfSizesWidth: node.size.width.isMeasured, selfSizesHeight: node.size.height.isMeasured)
  }
}
