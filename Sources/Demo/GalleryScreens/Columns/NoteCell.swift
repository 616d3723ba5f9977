// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a note about a pigment, and is as high as the text requires.
final class NoteCell: GalleryCell {
  private static let inset: CGFloat = 16

  private let stripe = UIView()
  private let title = UILabel.styled(Theme.headline, .label)
  private let text = UILabel.styled(Theme.body, .secondaryLabel, lines: 0)

  override func setUp() {
    makeCard()
    stripe.layer.cornerRadius = 3
    for view in [stripe, title, text] { contentView.addSubview(view) }
  }

  func show(_ note: PigmentNote) {
    stripe.backgroundColor = UIColor(hex: note.color)
    title.text = note.title
    text.text = note.text
    setNeedsLayout()
  }

  override func preferredHeight(in width: CGFloat) -> CGFloat? {
    Self.inset * 2 + 46 + text.height(in: width - 2 * Self.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = Self.inset
    let width = contentView.bounds.width - 2 * inset
    stripe.frame = CGRect(x: inset, y: inset, width: 32, height: 6)
    title.frame = CGRect(x: inset, y: inset + 16, width: width, height: 22)
    text.frame = CGRect(
      x: inset, y: inset + 44, width: width, height: contentView.bounds.height - 2 * inset - 44)
  }
}
