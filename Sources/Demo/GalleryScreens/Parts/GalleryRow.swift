// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The base class of the gallery's list rows, which have the separators and corners of the list, but a
/// background of their own; see ``GalleryCell``.
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

  /// Returns the height for `width` points.
  func preferredHeight(in width: CGFloat) -> CGFloat { 44 }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = preferredHeight(in: layoutAttributes.size.width)
    return layoutAttributes
  }
}
