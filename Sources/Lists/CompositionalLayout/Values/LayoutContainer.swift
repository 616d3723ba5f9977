// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The container of a layout: the size of the collection view and its insets.
package struct LayoutContainer: Hashable, Sendable {
  /// The size of the bounds, not reduced by any inset.
  package var size: CGSize
  /// The pixel grid of the layout.
  package var grid: PixelGrid
  /// The insets of the safe area.
  package var safeAreaInsets: UIEdgeInsets
  /// The view's layout margins.
  package var layoutMargins: UIEdgeInsets
  /// The insets of the readable content guide.
  package var readableInsets: UIEdgeInsets
  /// The layout direction.
  package var direction: UIUserInterfaceLayoutDirection

  /// Creates a container from its parts.
  package init(
    size: CGSize, grid: PixelGrid, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargins: UIEdgeInsets = .zero, readableInsets: UIEdgeInsets = .zero,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.size = size
    self.grid = grid
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.readableInsets = readableInsets
    self.direction = direction
  }
}
