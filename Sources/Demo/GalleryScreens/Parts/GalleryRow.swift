// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the rows of the gallery's lists have in common: the lines and corners of the list, but a
/// ground of their own; see ``GalleryCell``.
class GalleryRow: UICollectionViewListCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundConfiguration = .clear()
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundConfiguration = .clear()
    setUp()
  }

  /// Builds the views; called once.
  func setUp() {}

  /// The height for `width` points.
  func preferredHeight(in width: CGFloat) -> CGFloat { 44 }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = preferredHeight(in: layoutAttributes.size.width)
    return layoutAttributes
  }
}
