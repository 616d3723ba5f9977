// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a gift in the timeline, with a hairline above it.
final class GiftCell: GalleryCell {
  private let line = UIView()
  private let box = UIView()
  private let ribbon = UIView()
  private let title = UILabel.styled(Theme.headline, .label)
  private let person = UILabel.styled(Theme.caption, .secondaryLabel)
  private let date = UILabel.styled(Theme.caption, .secondaryLabel)

  override func setUp() {
    line.backgroundColor = .separator
    box.layer.cornerRadius = 10
    ribbon.backgroundColor = UIColor.white.withAlphaComponent(0.55)
    date.textAlignment = .right
    for view in [line, box, ribbon, title, person, date] { contentView.addSubview(view) }
  }

  func show(_ gift: Gift) {
    box.backgroundColor = UIColor(hex: gift.color)
    title.text = gift.title
    person.text = gift.person
    date.text = gift.date
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    line.frame = CGRect(x: 0, y: 0, width: area.width, height: 0.5)
    box.frame = CGRect(x: 0, y: (area.height - 40) / 2, width: 40, height: 40)
    ribbon.frame = CGRect(x: box.frame.midX - 3, y: box.frame.minY, width: 6, height: 40)
    let width = max(0, area.width - 54 - 64)
    title.frame = CGRect(x: 54, y: area.height / 2 - 21, width: width, height: 22)
    person.frame = CGRect(x: 54, y: area.height / 2 + 2, width: width, height: 18)
    date.frame = CGRect(x: area.width - 60, y: area.height / 2 - 20, width: 60, height: 20)
  }
}
