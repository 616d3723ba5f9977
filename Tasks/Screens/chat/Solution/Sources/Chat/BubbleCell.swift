// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A message in a bubble at one of the sides.
final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private lazy var mine = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -16)
  private lazy var others = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: 16)
  private lazy var top = bubble.topAnchor.constraint(equalTo: contentView.topAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 16
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      top, bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(
        lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message, space: CGFloat) {
    bubble.accessibilityIdentifier = "bubble-\(message.id)"
    bubble.backgroundColor = message.isMine ? .systemBlue : .systemGray5
    label.text = message.text
    label.textColor = message.isMine ? .white : .label
    top.constant = space
    (message.isMine ? others : mine).isActive = false
    (message.isMine ? mine : others).isActive = true
  }
}
