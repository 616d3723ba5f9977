// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows an article on a wide card: a picture with a gradient, and white text at the bottom.
final class StoreFeatureCell: GalleryCell {
  private let picture = PictureView()
  private let shade = CAGradientLayer()
  private let eyebrow = UILabel.styled(Theme.badge, UIColor(white: 1, alpha: 0.85))
  private let title = UILabel.styled(.systemFont(ofSize: 26, weight: .bold), .white)
  private let detail = UILabel.styled(Theme.body, UIColor(white: 1, alpha: 0.9), lines: 2)

  override func setUp() {
    contentView.layer.cornerRadius = 18
    contentView.clipsToBounds = true
    shade.colors = [0, 0.08, 0.62].map { UIColor(white: 0, alpha: $0).cgColor }
    shade.locations = [0, 0.4, 1]
    contentView.addSubview(picture)
    contentView.layer.addSublayer(shade)
    let words = UIStackView(arrangedSubviews: [eyebrow, title, detail])
    words.axis = .vertical
    words.spacing = 3
    words.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 18),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -18),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  func show(_ story: StoreStory) {
    picture.show(story.picture)
    eyebrow.text = story.eyebrow.uppercased()
    title.text = story.title
    detail.text = story.detail
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    shade.frame = contentView.bounds
  }
}
