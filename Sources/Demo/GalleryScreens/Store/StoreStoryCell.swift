// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows an article on a tall card: a picture with text below it.
final class StoreStoryCell: GalleryCell {
  private let picture = PictureView()
  private let eyebrow = UILabel.styled(Theme.badge, .secondaryLabel)
  private let title = UILabel.styled(Theme.headline, .label, lines: 2)

  override func setUp() {
    makeCard()
    for view in [picture, eyebrow, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -84),
      eyebrow.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
      eyebrow.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      eyebrow.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      title.topAnchor.constraint(equalTo: eyebrow.bottomAnchor, constant: 3),
      title.leadingAnchor.constraint(equalTo: eyebrow.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: eyebrow.trailingAnchor),
    ])
  }

  func show(_ story: StoreStory) {
    picture.show(story.picture)
    eyebrow.text = "\(story.eyebrow) · \(story.detail)"
    title.text = story.title
  }
}
