// SPDX-License-Identifier: Apache-2.0

/// The axis along which a layout scrolls; `UICollectionView.ScrollDirection` in UIKit's spelling.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable {
  /// Sections are laid out from top to bottom.
  case vertical = 0
  /// Sections are laid out from side to side.
  case horizontal = 1
}
