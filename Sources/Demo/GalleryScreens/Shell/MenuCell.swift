// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell of the menu with the title of a screen, and with its summary if there is space.
final class MenuCell: GalleryCell {
  private static let roomyHeight: CGFloat = 50

  private let dot = UIView()
  private let title = UILabel.styled(Theme.headline, .label)
  private let summary = UILabel.styled(Theme.caption, .secondaryLabel)

  override var isSelected: Bool {
    didSet { updateBackground() }
  }

  override func setUp() {
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
    for view in [dot, title, summary] { contentView.addSubview(view) }
  }

  func show(_ screen: GalleryScreen) {
    dot.backgroundColor = screen.tint
    title.text = screen.title
    summary.text = screen.summary
    updateBackground()
  }

  private func updateBackground() {
    contentView.backgroundColor = isSelected ? .tertiarySystemFill : nil
  }

  /// Fits the width to the title in the strip at the top.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.size.height < Self.roomyHeight else { return layoutAttributes }
    layoutAttributes.size.width = title.sizeThatFits(layoutAttributes.size).width.rounded(.up) + 40
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let hasRoom = area.height >= Self.roomyHeight
    summary.isHidden = !hasRoom
    dot.layer.cornerRadius = hasRoom ? 6 : 4
    if hasRoom {
      dot.frame = CGRect(x: 12, y: area.height / 2 - 16, width: 12, height: 12)
      title.frame = CGRect(x: 36, y: area.height / 2 - 22, width: area.width - 44, height: 22)
      summary.frame = CGRect(x: 36, y: area.height / 2 + 1, width: area.width - 44, height: 18)
    } else {
      dot.frame = CGRect(x: 12, y: area.height / 2 - 4, width: 8, height: 8)
      title.frame = CGRect(x: 26, y: 0, width: area.width - 32, height: area.height)
    }
  }
}
