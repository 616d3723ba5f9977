// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A review: stars, and a text of up to 300 words.
final class ReviewCell: UICollectionViewCell {
  let starsLabel = UILabel()
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    textLabel.numberOfLines = 0
    for label in [starsLabel, textLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate([
      starsLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      starsLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      textLabel.topAnchor.constraint(equalTo: starsLabel.bottomAnchor, constant: 6),
      textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
