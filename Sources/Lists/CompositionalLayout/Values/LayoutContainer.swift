// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry

/// The room of a layout: the collection view's bounds and what it keeps clear of.
package struct LayoutContainer: Hashable, Sendable {
  /// The bounds' size, not reduced by any inset.
  package var size: CGSize
  /// The pixels under the layout.
  package var grid: PixelGrid
  /// The safe area's insets.
  package var safeAreaInsets: UIEdgeInsets
  /// The view's layout margins.
  package var layoutMargins: UIEdgeInsets
  /// The insets of the guide for text of a comfortable width.
  package var readableInsets: UIEdgeInsets
  /// The direction of reading.
  package var direction: UIUserInterfaceLayoutDirection

  /// A room by its parts.
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
