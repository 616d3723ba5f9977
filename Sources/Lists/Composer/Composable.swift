// SPDX-License-Identifier: Apache-2.0

/// A section that describes its own layout: its item, its group, and the section around them.
///
/// ```swift
/// enum ShelfSection: ComposableSection {
///   case books
/// }
///
/// extension ShelfSection: Composable {
///   var item: UICollectionViewComposableLayout.Item {
///     .grid(width: .fractionalWidth(1.0 / 3), height: .fractionalHeight(1))
///   }
///   var group: UICollectionViewComposableLayout.Group { .grid(height: .absolute(120), numberOfItems: 3) }
///   var section: UICollectionViewComposableLayout.Section { .base(spacing: 8) }
/// }
/// ```
///
/// The layout reads these properties each time it resolves the section, so their values may depend on the
/// values that the section's identifier carries.
public protocol Composable {
  /// The item that the section repeats.
  @preconcurrency @MainActor var item: UICollectionViewComposableLayout.Item { get }
  /// The group that holds the items.
  @preconcurrency @MainActor var group: UICollectionViewComposableLayout.Group { get }
  /// The section around the groups: its spacing, insets, scrolling, headers, footers and backgrounds.
  @preconcurrency @MainActor var section: UICollectionViewComposableLayout.Section { get }
}
