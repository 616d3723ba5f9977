// SPDX-License-Identifier: Apache-2.0

/// The axis along which a layout scrolls; `UICollectionView.ScrollDirection` in UIKit's spelling.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable {
  /// The vertical axis, with sections from top to bottom.
  case vertical = 0
  /// The horizontal axis, with sections from side to side.
  case horizontal = 1
}
