// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation

/// Describes a list section as any other section is described.
@MainActor
struct ListDescription {
  private let configuration: UICollectionLayoutListConfiguration
  private let metrics: ListMetrics
  private let width: CGFloat
  private let heights: ListHeights

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment, heights: ListHeights = ListHeights()
  ) {
    self.configuration = configuration
    self.heights = heights
    width = environment.container.effectiveContentSize.width
    metrics = ListMetrics(
      configuration.appearance, idiom: environment.traitCollection.userInterfaceIdiom, width: width)
  }

  /// The section.
  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: rowHeight)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsetsReference = .none
    section.contentInsets = insets
    section.boundarySupplementaryItems = boundaryItems
    if configuration.headerMode == .supplementary { section.headroom = padding }
    section.styling = ListStyle(
      configuration: configuration, metrics: metrics, insets: section.contentInsets)
    return section
  }

  private var rowHeight: NSCollectionLayoutDimension {
    heights.row.map { .absolute($0) } ?? .estimated(heights.estimatedRow ?? metrics.estimatedRow)
  }

  private func boundaryHeight(isFooter: Bool) -> NSCollectionLayoutDimension {
    let estimate = isFooter ? heights.estimatedFooter : heights.estimatedHeader
    return (isFooter ? heights.footer : heights.header).map { .absolute($0) }
      ?? .estimated(estimate ?? metrics.estimatedHeader)
  }

  private var insets: NSDirectionalEdgeInsets {
    let top =
      switch configuration.headerMode {
      case .none: metrics.top
      case .supplementary: CGFloat.zero
      case .firstItemInSection: padding
      }
    return NSDirectionalEdgeInsets(
      top: top, leading: metrics.side,
      bottom: configuration.footerMode == .none ? metrics.bottom : 0, trailing: metrics.side)
  }

  /// The room above a header.
  private var padding: CGFloat { configuration.headerTopPadding ?? metrics.headerPadding }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary { items.append(header) }
    if configuration.footerMode == .supplementary {
      items.append(item(UICollectionView.elementKindSectionFooter, .fractionalWidth(1), .bottom))
    }
    return items
  }

  /// A header as wide as the section, or one that decides its width itself.
  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    let kind = UICollectionView.elementKindSectionHeader
    guard configuration.contentHuggingElements.contains(.supplementaryHeader) else {
      return item(kind, .fractionalWidth(1), .top)
    }
    return item(kind, .estimated(max(1, width - 2 * metrics.side)), .topLeading)
  }

  private func item(
    _ kind: String, _ width: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: width,
        heightDimension: boundaryHeight(isFooter: alignment == .bottom)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = metrics.isPlain
    item.zIndex = ListMetrics.headerOrder
    return item
  }
}
