// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

/// One group of a section in content coordinates: makes the placements of what is in it.
struct PlacedGroup {
  let section: Int
  let index: Int
  let group: SolvedGroup
  let template: SectionTemplate
  let firstItem: Int
  let origin: CGPoint

  /// The group's own frame, trimmed when items are missing.
  var frame: CGRect { template.grid.placed(CGRect(origin: origin, size: group.size)) }

  /// The cell of the group's `place`th item.
  func cell(_ place: Int) -> ElementPlacement? {
    guard group.leaves.indices.contains(place) else { return nil }
    let leaf = group.leaves[place]
    let order = leaf.zIndex == 0 ? template.cellOrder : leaf.zIndex
    return ElementPlacement(
      element: .cell(section: section, item: firstItem + place),
      frame: template.grid.placed(leaf.frame.moved(by: origin)), zIndex: order,
      selfSizesWidth: leaf.selfSizesWidth, selfSizesHeight: leaf.selfSizesHeight,
      isOrthogonal: template.isOrthogonal)
  }

  /// The group's cells in item order.
  func cells() -> [ElementPlacement] {
    group.leaves.indices.compactMap { cell($0) }
  }

  /// The badges of the group and its items; each kind counts on through the section.
  func supplementaries() -> [ElementPlacement] {
    if group.supplementaries.isEmpty { return [] }
    var next = template.supplementaryCounts.mapValues { $0 * index }
    return group.supplementaries.map { supplementary in
      let item = next[supplementary.kind, default: 0]
      next[supplementary.kind] = item + 1
      return ElementPlacement(
        element: .supplementary(supplementary.kind, section: section, item: item),
        frame: template.grid.placed(supplementary.frame.moved(by: origin)),
        zIndex: supplementary.zIndex, isOrthogonal: template.isOrthogonal)
    }
  }
}
