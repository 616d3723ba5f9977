// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell of a mail list, placed by twenty constraints.
final class MessageCell: UICollectionViewCell {
  private let avatar = UIView()
  private let title = UILabel()
  private let date = UILabel()
  private let excerpt = UILabel()
  private let badge = UILabel()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    excerpt.numberOfLines = 2
    date.setContentHuggingPriority(.required, for: .horizontal)
    for view in [avatar, title, date, excerpt, badge, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let content = contentView
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: date.leadingAnchor, constant: -8),
      date.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      date.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      excerpt.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      excerpt.trailingAnchor.constraint(equalTo: date.trailingAnchor),
      excerpt.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor),
      badge.centerYAnchor.constraint(equalTo: avatar.bottomAnchor),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 20),
      separator.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: excerpt.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ number: Int) {
    title.text = "Message \(number)"
    date.text = "\(number % 28 + 1) May"
    excerpt.text = "The first words of message \(number), which go on in a second line."
    badge.text = "\(number % 9 + 1)"
  }
}
