// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Placements of single elements.
extension LayoutSolution {
  /// Returns the placement of `element`; `nil` if there is no such element.
  ///
  /// - Complexity: O(log *n*).
  package func placement(of element: LayoutElement, visible: VisibleBounds?) -> ElementPlacement? {
    guard isMirrored else { return unmirroredPlacement(of: element, visible: visible) }
    return mirrored(unmirroredPlacement(of: element, visible: visible.map(mirrored)))
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
    let (axis, stackStart) = (axis, stackStart)
    return stack.read(section) { body, start in
      guard item < body.run.itemCount else { return nil }
      let group = body.run.located(item: item)
      let corner = CGPoint(axis, stackStart + start, other: 0)
      return GroupRow(section: section, body: body, corner: corner)
        .cell(item - group.firstItem, of: group)
    }
  }

  private func decoration(_ element: LayoutElement) -> ElementPlacement? {
    let nodes = stack[element.section].template.decorations
    guard nodes.indices.contains(element.item), nodes[element.item].kind == element.kind else {
      return nil
    }
    return decoration(element.section, element.item)
  }

  private func supplementary(_ element: LayoutElement, visible: VisibleBounds?)
    -> ElementPlacement?
  {
    let body = stack[element.section]
    if element.item == 0, body.length > 0,
      let index = body.template.boundary.firstIndex(where: { $0.kind == element.kind })
    {
      return boundary(element.section, index, visible: visible)
    }
    guard let kind = element.kind, let count = body.template.supplementaryCounts[kind],
      element.item / count < body.run.groupCount
    else { return nil }
    let row = GroupRow(
      section: element.section, body: body, corner: origin(ofSection: element.section))
    return row.supplementaries(of: body.run.located(group: element.item / count))
      .first { $0.element == element }
  }
}
