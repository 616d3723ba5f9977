// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The base class of the gallery's cells, which build their views in one method, and whose height follows
/// from the width if the layout only estimated it.
class GalleryCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Builds the views; called once.
  func setUp() {}

  /// Returns the height for `width` points, or `nil` for the height that the layout determined.
  func preferredHeight(in width: CGFloat) -> CGFloat? { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    guard let height = preferredHeight(in: width) else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = CGSize(width: width, height: height)
    return layoutAttributes
  }

  /// Styles the content as a card.
  func makeCard(_ color: UIColor = .secondarySystemGroupedBackground) {
    contentView.backgroundColor = color
    contentView.layer.cornerRadius = Theme.cornerRadius
    contentView.clipsToBounds = true
  }
}
