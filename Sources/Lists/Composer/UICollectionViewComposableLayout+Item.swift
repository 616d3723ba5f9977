// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for the item of a section.
  public enum Item {
    /// An item as wide and as high as its group.
    ///
    /// - Parameter contentInsets: The insets of the item, in points; none if `nil`.
    case full(contentInsets: NSDirectionalEdgeInsets? = nil)

    /// An item as wide as its group, with a height of its own.
    ///
    /// - Parameters:
    ///   - height: The item's height.
    ///   - contentInsets: The insets of the item, in points; none if `nil`.
    case listRow(height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil)

    /// An item with a width and a height of its own.
    ///
    /// - Parameters:
    ///   - width: The item's width.
    ///   - height: The item's height.
    ///   - contentInsets: The insets of the item, in points; none if `nil`.
    case grid(
      width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
      contentInsets: NSDirectionalEdgeInsets? = nil)

    /// A custom item description, for example with edge spacing or badges.
    case custom(NSCollectionLayoutItem)

    /// Returns the description that the preset represents; for `custom`, the given one.
    @preconcurrency @MainActor
    public func make() -> NSCollectionLayoutItem {
      switch self {
      case .full(let insets):
        Self.make(.fractionalWidth(1), .fractionalHeight(1), insets)
      case .listRow(let height, let insets):
        Self.make(.fractionalWidth(1), height, insets)
      case .grid(let width, let height, let insets):
        Self.make(width, height, insets)
      case .custom(let item):
        item
      }
    }

    @MainActor
    private static func make(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
      _ insets: NSDirectionalEdgeInsets?
    ) -> NSCollectionLayoutItem {
      let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
      let item = NSCollectionLayoutItem(layoutSize: size)
      if let insets { item.contentInsets = insets }
      return item
    }
  }
}
