// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The header or the footer of a list's section, as high as its text.
final class ListCaptionView: GalleryReusableView {
  private static let inset: CGFloat = 16

  private let caption = UILabel.styled(.systemFont(ofSize: 13), .secondaryLabel, lines: 0)
  private var margins = (top: CGFloat.zero, bottom: CGFloat.zero)

  override func setUp() {
    addSubview(caption)
  }

  func showHeader(_ section: ListSection?, in choice: ListChoice) {
    let title = section?.title ?? ""
    caption.text = choice.isGrouped ? title.uppercased() : title
    caption.font =
      choice.isGrouped ? .systemFont(ofSize: 13) : .systemFont(ofSize: 17, weight: .semibold)
    caption.textColor = choice.isGrouped ? .secondaryLabel : .label
    margins = choice.isGrouped ? (17, 6) : (6, 6)
    backgroundColor = choice.isPlain ? choice.ground : nil
    setNeedsLayout()
  }

  func showFooter(_ section: ListSection?, in choice: ListChoice) {
    caption.text = section?.note ?? ""
    caption.font = .systemFont(ofSize: 13)
    caption.textColor = .secondaryLabel
    margins = (8, choice.isGrouped ? 8 : 12)
    backgroundColor = choice.isPlain ? choice.ground : nil
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width - 2 * Self.inset
    layoutAttributes.size.height = margins.top + caption.height(in: width) + margins.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    caption.frame = CGRect(
      x: Self.inset, y: margins.top, width: max(0, bounds.width - 2 * Self.inset),
      height: max(0, bounds.height - margins.top - margins.bottom))
  }
}
