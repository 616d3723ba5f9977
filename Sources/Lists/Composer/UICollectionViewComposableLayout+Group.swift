// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension UICollectionViewComposableLayout {
  /// A preset for the group of a section.
  ///
  /// A preset with an `innerGroup` repeats that group instead of the item; the innermost group contains the
  /// item.
  public indirect enum Group {
    /// A group as wide and as high as the container, with one item.
    ///
    /// - Parameters:
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to contain instead of the item.
    case full(contentInsets: NSDirectionalEdgeInsets? = nil, innerGroup: Group? = nil)

    /// A row of the container's width, with one item.
    ///
    /// - Parameters:
    ///   - height: The row's height.
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to contain instead of the item.
    case singleFullList(
      height: NSCollectionLayoutDimension, contentInsets: NSDirectionalEdgeInsets? = nil,
      innerGroup: Group? = nil)

    /// A row of the container's width.
    ///
    /// The items keep their own width, so they have to fit.
    ///
    /// - Parameters:
    ///   - height: The row's height.
    ///   - numberOfItems: The number of items in the row; at least 1.
    ///   - spacing: The space between the items; none if `nil`.
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to repeat instead of the item.
    case grid(
      height: NSCollectionLayoutDimension, numberOfItems: Int,
      spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
      innerGroup: Group? = nil)

    /// A row whose width results from its items.
    ///
    /// - Parameters:
    ///   - height: The row's height.
    ///   - numberOfItems: The number of items in the row; at least 1.
    ///   - spacing: The space between the items; none if `nil`.
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to repeat instead of the item.
    case flow(
      height: NSCollectionLayoutDimension, numberOfItems: Int,
      spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
      innerGroup: Group? = nil)

    /// A column whose height results from its items.
    ///
    /// - Parameters:
    ///   - width: The column's width; the container's if `nil`.
    ///   - numberOfItems: The number of items in the column, at least 1; one if `nil`.
    ///   - spacing: The space between the items; none if `nil`.
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to repeat instead of the item.
    case list(
      width: NSCollectionLayoutDimension? = nil, numberOfItems: Int? = nil,
      spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
      innerGroup: Group? = nil)

    /// A row or a column of any size.
    ///
    /// - Parameters:
    ///   - width: The group's width.
    ///   - height: The group's height.
    ///   - direction: Whether the items are arranged horizontally or vertically.
    ///   - numberOfItems: The number of items in the group; at least 1.
    ///   - spacing: The space between the items; none if `nil`.
    ///   - contentInsets: The insets of the group's content, in points; none if `nil`.
    ///   - innerGroup: The group to repeat instead of the item.
    case custom(
      width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension,
      direction: UICollectionView.ScrollDirection, numberOfItems: Int,
      spacing: NSCollectionLayoutSpacing? = nil, contentInsets: NSDirectionalEdgeInsets? = nil,
      innerGroup: Group? = nil)

    /// Returns the group that the preset describes, filled with `item`.
    ///
    /// - Precondition: The preset's `numberOfItems`, and that of each inner group, is at least 1.
    /// - Complexity: O(*d*), *d* being the depth of the inner groups.
    @preconcurrency @MainActor
    public func make(with item: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
      let shape = GroupShape(self)
      guard shape.numberOfItems >= 1 else {
        fatalError(
          "Composer: Group.\(shape.name) was given numberOfItems \(shape.numberOfItems); "
            + "a group repeats its item at least once. Pass 1 or more.")
      }
      let group = shape.repeating(shape.innerGroup?.make(with: item) ?? item)
      if let spacing = shape.spacing { group.interItemSpacing = spacing }
      if let insets = shape.contentInsets { group.contentInsets = insets }
      return group
    }
  }
}
