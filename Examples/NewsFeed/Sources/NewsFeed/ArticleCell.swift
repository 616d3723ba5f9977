// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card with a title above a summary.
final class ArticleCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
    summaryLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [titleLabel, summaryLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    for label in [titleLabel, summaryLabel] { label.numberOfLines = 0 }
    let bottom = stack.bottomAnchor.constraint(
      lessThanOrEqualTo: contentView.bottomAnchor, constant: -12)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("an ArticleCell is made in code")
  }

  func show(_ article: Article) {
    titleLabel.text = article.title
    summaryLabel.text = article.summary
    contentView.alpha = article.isRead ? 0.5 : 1
  }
}
