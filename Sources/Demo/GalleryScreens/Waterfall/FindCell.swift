// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a find on a card as high as its contents: a picture, a name and a short text; a note has
/// no picture.
final class FindCell: GalleryCell {
  private static let inset: CGFloat = 12

  private let picture = PictureView()
  private let name = UILabel.styled(Theme.headline, .label, lines: 0)
  private let text = UILabel.styled(Theme.caption, .secondaryLabel, lines: 0)
  private var find: Find?

  override func setUp() {
    makeCard()
    for view in [picture, name, text] { contentView.addSubview(view) }
  }

  func show(_ find: Find) {
    self.find = find
    if let number = find.picture { picture.show(number) }
    picture.isHidden = find.picture == nil
    name.text = find.name
    text.text = find.text
    setNeedsLayout()
  }

  private func pictureHeight(in width: CGFloat) -> CGFloat {
    guard let find, find.picture != nil else { return 0 }
    return (width * find.shape.rawValue).rounded()
  }

  override func preferredHeight(in width: CGFloat) -> CGFloat? {
    let line = width - 2 * Self.inset
    return pictureHeight(in: width) + 2 * Self.inset + name.height(in: line) + 4
      + text.height(in: line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = Self.inset
    let area = contentView.bounds
    let line = max(0, area.width - 2 * inset)
    picture.frame = CGRect(
      x: 0, y: 0, width: area.width, height: pictureHeight(in: area.width))
    name.frame = CGRect(
      x: inset, y: picture.frame.maxY + inset, width: line, height: name.height(in: line))
    text.frame = CGRect(
      x: inset, y: name.frame.maxY + 4, width: line, height: text.height(in: line))
  }
}
