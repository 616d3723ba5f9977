// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A wide card with an article.
final class FeaturedCell: UICollectionViewCell {
  private let topicLabel = UILabel()
  private let titleLabel = UILabel()
  private let bylineLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = Theme.accent
    contentView.layer.cornerRadius = Theme.radius
    topicLabel.font = Theme.font(.caption1, .bold)
    titleLabel.font = Theme.font(.title2, .bold)
    titleLabel.numberOfLines = 2
    bylineLabel.font = Theme.font(.footnote)
    let stack = UIStackView(arrangedSubviews: [topicLabel, titleLabel, bylineLabel])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    for label in [topicLabel, titleLabel, bylineLabel] { label.textColor = .white }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
      stack.topAnchor.constraint(
        greaterThanOrEqualTo: contentView.topAnchor, constant: 16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(_ article: Article) {
    topicLabel.text = article.topic.title.localizedUppercase
    titleLabel.text = article.title
    bylineLabel.text = article.byline
  }
}
