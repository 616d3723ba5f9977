// SPDX-License-Identifier: Apache-2.0

/// The category of a collection view element; `UICollectionView.ElementCategory` in UIKit's spelling.
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
  /// The cell of an item.
  case cell = 0
  /// A view that belongs to a section or an item, such as a header, a footer or a badge.
  case supplementaryView = 1
  /// A view that belongs only to the layout.
  case decorationView = 2
}
