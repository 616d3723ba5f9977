// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The two mosaics, as sections of a compositional layout.
///
/// ```
///  oneAndThree     threeAndThree
///  +-----+-----+   +-----+-----+
///  |     |     |   |  1  |     |
///  |     |  2  |   +-----+  4  |
///  |     +-----+   |  2  |     |
///  |  1  |  3  |   +-----+-----+
///  |     +-----+   |     |  5  |
///  |     |  4  |   |  3  +-----+
///  |     |     |   |     |  6  |
///  +-----+-----+   +-----+-----+
/// ```
///
/// A wide window shows several of them side by side.
@MainActor
enum Mosaic {
  case oneAndThree
  case threeAndThree

  private static let comfortableWidth: CGFloat = 440
  private static let margin: CGFloat = 2

  func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let container = environment.container.effectiveContentSize
    let columns = max(1, Int(container.width / Self.comfortableWidth))
    let block = block(width: 1 / CGFloat(columns))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: Array(repeating: block, count: columns))
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 18, bottom: 16, trailing: 18)
    return section
  }

  private var height: CGFloat {
    switch self {
    case .oneAndThree: 0.6
    case .threeAndThree: 1
    }
  }

  private func block(width: CGFloat) -> NSCollectionLayoutGroup {
    let columns =
      switch self {
      case .oneAndThree: [column([1]), column([1.0 / 3, 1.0 / 3, 1.0 / 3])]
      case .threeAndThree: [column([0.35, 0.2, 0.45]), column([0.5, 0.2, 0.3])]
      }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(1))
    return .horizontal(layoutSize: size, subitems: columns)
  }

  private func column(_ heights: [CGFloat]) -> NSCollectionLayoutGroup {
    let items = heights.map { height in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(
        top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
      return item
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    return .vertical(layoutSize: size, subitems: items)
  }
}
