// SPDX-License-Identifier: Apache-2.0

/// What an element of a collection view is; `UICollectionView.ElementCategory` in UIKit's spelling.
public enum UICollectionElementCategory: UInt, Hashable, Sendable {
  /// The cell of an item.
  case cell = 0
  /// A header, a footer, a badge: a view that belongs to a section or an item.
  case supplementaryView = 1
  /// A view that belongs to the layout alone.
  case decorationView = 2
}
