// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A delegate that receives the taps of an article cell.
@MainActor protocol ArticleCellDelegate: AnyObject {
  func articleCellDidTapSave(_ cell: ArticleCell)
}

/// A row with an article: picture, title, summary, and a button that saves it.
final class ArticleCell: UICollectionViewCell {
  weak var delegate: (any ArticleCellDelegate)?
  private(set) var articleID: Article.ID?

  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let summaryLabel = UILabel()
  private let bylineLabel = UILabel()
  private let unreadDot = UIView()
  private let saveButton = UIButton(type: .system)
  private var loading: Task<Void, Never>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    makeViews()
    makeConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Displays an article and loads its picture.
  func configure(_ article: Article, images: ImageLoader) {
    articleID = article.id
    titleLabel.text = article.title
    summaryLabel.text = article.summary
    bylineLabel.text = article.byline
    unreadDot.isHidden = !article.isUnread
    let symbol = article.isSaved ? "bookmark.fill" : "bookmark"
    saveButton.setImage(UIImage(systemName: symbol), for: .normal)
    saveButton.accessibilityLabel = String(
      localized: article.isSaved ? "action.unsave" : "action.save", bundle: .module)
    picture.image = nil
    loading?.cancel()
    loading = Task { [weak self] in
      let image = await images.image(for: article)
      guard let self, articleID == article.id, !Task.isCancelled else { return }
      picture.image = image
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    loading?.cancel()
    articleID = nil
    picture.image = nil
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  private func makeViews() {
    contentView.backgroundColor = Theme.paper
    contentView.layer.cornerRadius = Theme.radius
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.backgroundColor = .tertiarySystemFill
    titleLabel.font = Theme.font(.headline, .semibold)
    titleLabel.numberOfLines = 2
    summaryLabel.font = Theme.font(.subheadline)
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 3
    bylineLabel.font = Theme.font(.caption1)
    bylineLabel.textColor = .secondaryLabel
    unreadDot.backgroundColor = Theme.accent
    unreadDot.layer.cornerRadius = 4
    saveButton.tintColor = Theme.accent
    saveButton.addTarget(self, action: #selector(didTapSave), for: .touchUpInside)
    for view in [picture, titleLabel, summaryLabel, bylineLabel, unreadDot, saveButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func makeConstraints() {
    let bottom = bylineLabel.bottomAnchor.constraint(
      equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 72),
      picture.heightAnchor.constraint(equalToConstant: 72),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: picture.bottomAnchor, constant: 12),
      unreadDot.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
      unreadDot.widthAnchor.constraint(equalToConstant: 8),
      unreadDot.heightAnchor.constraint(equalToConstant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: saveButton.leadingAnchor, constant: -8),
      summaryLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      summaryLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      summaryLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bylineLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bylineLabel.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 6),
      bylineLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bottom,
      saveButton.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      saveButton.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      saveButton.widthAnchor.constraint(equalToConstant: 44),
      saveButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  @objc private func didTapSave() { delegate?.articleCellDidTapSave(self) }
}
