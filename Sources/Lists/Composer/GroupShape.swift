// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The common representation of all group presets: a size, an axis, a count, spacing, insets and an inner
/// group.
@MainActor
struct GroupShape {
  let name: String
  let size: NSCollectionLayoutSize
  var axis = UICollectionView.ScrollDirection.horizontal
  var numberOfItems = 1
  var spacing: NSCollectionLayoutSpacing?
  let contentInsets: NSDirectionalEdgeInsets?
  let innerGroup: UICollectionViewComposableLayout.Group?

  init(_ group: UICollectionViewComposableLayout.Group) {
    switch group {
    case .full(let insets, let inner):
      self.init("full", .fractionalWidth(1), .fractionalHeight(1), insets, inner)
    case .singleFullList(let height, let insets, let inner):
      self.init("singleFullList", .fractionalWidth(1), height, insets, inner)
    case .grid(let height, let count, let spacing, let insets, let inner):
      self.init("grid", .fractionalWidth(1), height, insets, inner)
      (numberOfItems, self.spacing) = (count, spacing)
    case .flow(let height, let count, let spacing, let insets, let inner):
      self.init("flow", .estimated(1), height, insets, inner)
      (numberOfItems, self.spacing) = (count, spacing)
    case .list(let width, let count, let spacing, let insets, let inner):
      self.init("list", width ?? .fractionalWidth(1), .estimated(1), insets, inner)
      (axis, numberOfItems, self.spacing) = (.vertical, count ?? 1, spacing)
    case .custom(
      let width, let height, let direction, let count, let spacing, let insets, let inner):
      self.init("custom", width, height, insets, inner)
      (axis, numberOfItems, self.spacing) = (direction, count, spacing)
    }
  }

  private init(
    _ name: String, _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ contentInsets: NSDirectionalEdgeInsets?, _ innerGroup: UICollectionViewComposableLayout.Group?
  ) {
    self.name = name
    size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    self.contentInsets = contentInsets
    self.innerGroup = innerGroup
  }

  func repeating(_ subitem: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
    if #available(iOS 16.0, tvOS 16.0, *) {
      axis == .vertical
        ? .vertical(layoutSize: size, repeatingSubitem: subitem, count: numberOfItems)
        : .horizontal(layoutSize: size, repeatingSubitem: subitem, count: numberOfItems)
    } else {
      axis == .vertical
        ? .vertical(layoutSize: size, subitem: subitem, count: numberOfItems)
        : .horizontal(layoutSize: size, subitem: subitem, count: numberOfItems)
    }
  }
}
