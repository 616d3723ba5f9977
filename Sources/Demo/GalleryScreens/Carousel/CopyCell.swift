// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A small cell for one of the snapshot's cards; a ring marks the card in the middle of the carousel.
final class CopyCell: GalleryCell {
  private let swatch = UIView()

  /// Whether the cell's card is in the middle of the carousel.
  var isCurrent = false {
    didSet { contentView.layer.borderWidth = isCurrent ? 2 : 0 }
  }

  override func setUp() {
    contentView.layer.cornerRadius = 10
    contentView.addSubview(swatch)
    swatch.layer.cornerRadius = 6
  }

  func show(_ card: CarouselCard) {
    swatch.backgroundColor = CarouselCard.colors[card.number]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    swatch.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
  }
}
