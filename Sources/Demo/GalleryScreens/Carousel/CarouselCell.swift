// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a card of the carousel: its colour and name.
final class CarouselCell: GalleryCell {
  private let ring = UIView()
  private let name = UILabel.styled(Theme.largeTitle, UIColor(white: 0.1, alpha: 0.85))
  private let detail = UILabel.styled(Theme.body, UIColor(white: 0.1, alpha: 0.6))

  override func setUp() {
    makeCard()
    contentView.layer.cornerRadius = 24
    ring.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    for view in [ring, name, detail] { contentView.addSubview(view) }
  }

  func show(_ card: CarouselCard) {
    contentView.backgroundColor = CarouselCard.colors[card.number]
    name.text = CarouselCard.names[card.number]
    detail.text = "\(card.number + 1) of \(CarouselCard.colors.count), and round again"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let side = area.height * 0.9
    ring.frame = CGRect(
      x: area.width - side * 0.7, y: -side * 0.25, width: side, height: side)
    ring.layer.cornerRadius = side / 2
    name.frame = CGRect(x: 24, y: area.height - 88, width: area.width - 48, height: 40)
    detail.frame = CGRect(x: 24, y: area.height - 48, width: area.width - 48, height: 22)
  }
}
