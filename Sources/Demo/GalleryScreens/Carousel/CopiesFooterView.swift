// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A footer that explains the endless carousel.
final class CopiesFooterView: GalleryReusableView {
  static let height: CGFloat = 68

  private let label = UILabel.styled(Theme.caption, .secondaryLabel, lines: 0)

  override func setUp() {
    label.text =
      "Each colour is there three times. When a card of the first or the last third comes to rest "
      + "in the middle, the carousel goes to its twin in the second third; nobody sees it."
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(bounds.height - 8, label.height(in: bounds.width))
    label.frame = CGRect(x: 0, y: 8, width: bounds.width, height: height)
  }
}
