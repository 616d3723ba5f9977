// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that is the placeholder of an empty section, with an image and a sentence.
final class EmptyCell: GalleryCell {
  private let imageView = UIImageView()
  private let label = UILabel.styled(Theme.body, .secondaryLabel, lines: 2)

  override func setUp() {
    makeCard()
    label.textAlignment = .center
    contentView.addSubview(imageView)
    contentView.addSubview(label)
  }

  func show(_ image: UIImage?, _ sentence: String) {
    imageView.image = image
    label.text = sentence
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    imageView.frame = CGRect(x: area.midX - 16, y: 8, width: 32, height: 32)
    label.frame = area.insetBy(dx: 16, dy: 12)
  }
}
