// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a message in a bubble, at the trailing edge for own messages, otherwise at the leading
/// edge; its height follows from its constraints.
final class ChatCell: UICollectionViewCell {
  private static let margin: CGFloat = 16
  /// The maximum width of a bubble, in points.
  private static let widest: CGFloat = 460

  private let stamp = UILabel.styled(Theme.badge, .secondaryLabel)
  private let bubble = UIView()
  private let label = UILabel.styled(.systemFont(ofSize: 16), .label, lines: 0)
  private lazy var own = bubble.trailingAnchor.constraint(
    equalTo: contentView.trailingAnchor, constant: -Self.margin)
  private lazy var other = bubble.leadingAnchor.constraint(
    equalTo: contentView.leadingAnchor, constant: Self.margin)
  private lazy var below = bubble.topAnchor.constraint(equalTo: contentView.topAnchor)

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  private func build() {
    bubble.layer.cornerRadius = 18
    stamp.textAlignment = .center
    for view in [stamp, bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(stamp)
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      stamp.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      stamp.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stamp.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      below,
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.76),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 13),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -13),
    ])
  }

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isTurn: Whether the previous message has another author.
  func show(_ message: ChatMessage, isTurn: Bool) {
    stamp.text = message.stamp
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemBackground
    NSLayoutConstraint.deactivate([message.isOwn ? other : own])
    NSLayoutConstraint.activate([message.isOwn ? own : other])
    below.constant = message.stamp == nil ? (isTurn ? 10 : 2) : 38
  }
}
