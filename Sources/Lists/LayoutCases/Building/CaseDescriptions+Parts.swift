// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Conversion of the small parts of descriptions.
extension CaseDescriptions {
  func size(_ size: LayoutDimensions) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(size.width), heightDimension: dimension(size.height))
  }

  private func dimension(_ dimension: LayoutDimension) -> NSCollectionLayoutDimension {
    switch dimension.kind {
    case .fractionalWidth: .fractionalWidth(dimension.value)
    case .fractionalHeight: .fractionalHeight(dimension.value)
    case .absolute: .absolute(dimension.value)
    case .estimated: .estimated(dimension.value)
    case .uniformAcrossSiblings: .uniformAcrossSiblings(estimate: dimension.value)
    }
  }

  func spacing(_ spacing: LayoutSpacing) -> NSCollectionLayoutSpacing {
    spacing.isFlexible ? .flexible(spacing.value) : .fixed(spacing.value)
  }

  func edgeSpacing(_ edges: LayoutEdgeSpacing) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: edges.leading.map(spacing), top: edges.top.map(spacing),
      trailing: edges.trailing.map(spacing), bottom: edges.bottom.map(spacing))
  }

  func supplementary(_ badge: CaseSupplementaryItem) -> NSCollectionLayoutSupplementaryItem {
    let size = size(badge.size)
    let item =
      badge.itemAnchor.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: badge.kind, containerAnchor: anchor(badge.containerAnchor),
          itemAnchor: anchor($0))
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: size, elementKind: badge.kind, containerAnchor: anchor(badge.containerAnchor))
    item.contentInsets = badge.contentInsets
    if let order = badge.zIndex { item.zIndex = order }
    return item
  }

  private func anchor(_ anchor: LayoutAnchor) -> NSCollectionLayoutAnchor {
    anchor.isFractional
      ? NSCollectionLayoutAnchor(edges: anchor.edges, fractionalOffset: anchor.offset)
      : NSCollectionLayoutAnchor(edges: anchor.edges, absoluteOffset: anchor.offset)
  }

  func boundary(_ item: CaseBoundaryItem) -> NSCollectionLayoutBoundarySupplementaryItem {
    let boundary = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(item.size), elementKind: item.kind, alignment: item.alignment,
      absoluteOffset: item.absoluteOffset)
    boundary.extendsBoundary = item.extendsBoundary
    boundary.pinToVisibleBounds = item.pinToVisibleBounds
    boundary.contentInsets = item.contentInsets
    if let order = item.zIndex { boundary.zIndex = order }
    return boundary
  }

  func decoration(_ item: CaseDecoration) -> NSCollectionLayoutDecorationItem {
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: item.kind)
    decoration.contentInsets = item.contentInsets
    if let order = item.zIndex { decoration.zIndex = order }
    return decoration
  }
}
