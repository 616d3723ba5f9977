// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout

/// Functions that create layout descriptions and solutions.
@MainActor
enum Layouts {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// Returns a list whose rows have the given height.
  static func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Returns a grid of `columns` cells in rows of 40 points.
  static func grid(_ columns: Int) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        repeatingSubitem: item(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)),
        count: columns))
  }

  static func solution(
    _ sections: [NSCollectionLayoutSection?], _ counts: [Int],
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    size: CGSize = CGSize(width: 320, height: 480),
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    keeping earlier: LayoutSolution? = nil
  ) -> LayoutSolution {
    LayoutSolution(
      sections: sections, itemCounts: counts, configuration: configuration,
      container: LayoutContainer(size: size, grid: PixelGrid(scale: 2), direction: direction),
      environment: LayoutEnvironment(size: size, traits: UITraitCollection(displayScale: 2)),
      keeping: earlier)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isFiniteInAllParts: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
