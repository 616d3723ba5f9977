// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A chip with a topic, filled while the topic is selected.
final class TopicCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Theme.font(.subheadline, .medium)
    label.adjustsFontForContentSizeCategory = true
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    let stack = UIStackView(arrangedSubviews: [symbol, label])
    stack.spacing = 6
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.layer.borderWidth = 1
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    update()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(_ topic: Article.Topic) {
    label.text = topic.title
    symbol.image = UIImage(systemName: topic.symbolName)
    accessibilityIdentifier = "topic-\(topic.rawValue)"
  }

  override var isSelected: Bool {
    didSet { update() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }

  private func update() {
    contentView.backgroundColor = isSelected ? Theme.accent : .clear
    contentView.layer.borderColor = (isSelected ? Theme.accent : UIColor.separator).cgColor
    label.textColor = isSelected ? .white : .label
    symbol.tintColor = isSelected ? .white : Theme.accent
  }
}
