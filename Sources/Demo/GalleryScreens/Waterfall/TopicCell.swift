// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a word in a capsule, and is as wide as the word requires.
final class TopicCell: GalleryCell {
  static let height: CGFloat = 36
  private static let inset: CGFloat = 16

  private let word = UILabel.styled(Theme.body, .label)

  override func setUp() {
    makeCard()
    contentView.layer.cornerRadius = Self.height / 2
    word.textAlignment = .center
    contentView.addSubview(word)
  }

  func show(_ topic: String) {
    word.text = topic
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.width =
      word.sizeThatFits(layoutAttributes.size).width.rounded(.up) + 2 * Self.inset
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    word.frame = contentView.bounds.insetBy(dx: Self.inset / 2, dy: 0)
  }
}
