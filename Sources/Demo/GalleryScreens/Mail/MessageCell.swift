// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a message of the mailbox: the sender and the date on the first line, the subject, and
/// the beginning of the text.
final class MessageCell: UICollectionViewListCell {
  private let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
  private let sender = UILabel()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let date = UILabel()
  private let chevron = UIImageView(
    image: UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)))
  private let subject = UILabel()
  private let preview = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    dot.tintColor = .systemBlue
    flag.tintColor = .systemOrange
    chevron.tintColor = .tertiaryLabel
    for sign in [dot, flag, chevron] { sign.contentMode = .scaleAspectFit }
    look(sender, .headline, .label)
    look(date, .subheadline, .secondaryLabel)
    look(subject, .subheadline, .label)
    look(preview, .subheadline, .secondaryLabel)
    sender.setContentHuggingPriority(.defaultLow, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    let first = UIStackView(arrangedSubviews: [sender, flag, date, chevron])
    first.alignment = .center
    first.spacing = 6
    let lines = UIStackView(arrangedSubviews: [first, subject, preview])
    lines.axis = .vertical
    lines.spacing = 1
    for part in [dot, lines] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.centerYAnchor.constraint(equalTo: first.centerYAnchor),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      flag.widthAnchor.constraint(equalToConstant: 15),
      chevron.widthAnchor.constraint(equalToConstant: 13),
      lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 28),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: lines.leadingAnchor),
    ])
  }

  private func look(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
  }

  func show(_ message: Message, isUnread: Bool, isFlagged: Bool) {
    sender.text = message.sender
    date.text = message.date
    subject.text = message.subject
    preview.text = message.preview
    dot.isHidden = !isUnread
    flag.isHidden = !isFlagged
    accessories = [.multiselect()]
  }
}
