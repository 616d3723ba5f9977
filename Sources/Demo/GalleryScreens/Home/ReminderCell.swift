// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows an upcoming event on a coloured card.
final class ReminderCell: GalleryCell {
  private let disc = UIView()
  private let left = UILabel.styled(Theme.badge, .white)
  private let title = UILabel.styled(Theme.title, .white)
  private let day = UILabel.styled(Theme.caption, UIColor.white.withAlphaComponent(0.85))

  override func setUp() {
    makeCard()
    disc.backgroundColor = UIColor.white.withAlphaComponent(0.14)
    left.textAlignment = .center
    left.backgroundColor = UIColor.white.withAlphaComponent(0.22)
    left.layer.cornerRadius = 12
    left.clipsToBounds = true
    for view in [disc, left, title, day] { contentView.addSubview(view) }
  }

  func show(_ reminder: Reminder) {
    contentView.backgroundColor = UIColor(hex: reminder.color)
    left.text = reminder.left
    title.text = reminder.title
    day.text = reminder.day
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    disc.frame = CGRect(x: area.width - 92, y: -40, width: 140, height: 140)
    disc.layer.cornerRadius = 70
    let badge = left.sizeThatFits(area.size).width.rounded(.up) + 20
    left.frame = CGRect(x: 16, y: 16, width: badge, height: 24)
    title.frame = CGRect(x: 16, y: area.height - 66, width: area.width - 32, height: 28)
    day.frame = CGRect(x: 16, y: area.height - 38, width: area.width - 32, height: 20)
  }
}
