// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionCompositionalLayout

/// The compositional description of a list section, created from its configuration.
@MainActor
package struct ListDescription {
  private let configuration: UICollectionLayoutListConfiguration
  package let metrics: ListMetrics
  private let heights: ListHeights
  /// The insets beside rows, headers and footers.
  package let sides: (leading: CGFloat, trailing: CGFloat)
  /// The width of rows, in points.
  package let rowWidth: CGFloat

  /// Creates the description of a list section in `environment`, with side insets of at least `leastSides`,
  /// in points.
  package init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment, heights: ListHeights = ListHeights(),
    leastSides: NSDirectionalEdgeInsets = .zero
  ) {
    self.configuration = configuration
    self.heights = heights
    let width = environment.container.effectiveContentSize.width
    let metrics = ListMetrics(
      configuration.appearance, idiom: environment.traitCollection.userInterfaceIdiom, width: width,
      generation: environment.traitCollection[DesignGenerationTrait.self])
    let covered = (environment as? LayoutEnvironment)?.coveredSides ?? .zero
    var sides = metrics.sides(besides: covered)
    sides.leading = max(sides.leading, leastSides.leading)
    sides.trailing = max(sides.trailing, leastSides.trailing)
    (self.metrics, self.sides) = (metrics, sides)
    rowWidth = max(0, width - sides.leading - sides.trailing)
  }

  /// The described section.
  package var section: NSCollectionLayoutSection {
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
      top: top, leading: sides.leading,
      bottom: configuration.footerMode == .none ? metrics.bottom : 0, trailing: sides.trailing)
  }

  /// The padding above a header.
  private var padding: CGFloat { configuration.headerTopPadding ?? metrics.headerPadding }

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary { items.append(header) }
    if configuration.footerMode == .supplementary {
      items.append(item(UICollectionView.elementKindSectionFooter, .fractionalWidth(1), .bottom))
    }
    return items
  }

  /// The header, either as wide as the section or self-sizing in width.
  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    let kind = UICollectionView.elementKindSectionHeader
    guard configuration.contentHuggingElements.contains(.supplementaryHeader) else {
      return item(kind, .fractionalWidth(1), .top)
    }
    return item(kind, .estimated(max(1, rowWidth)), .topLeading)
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
