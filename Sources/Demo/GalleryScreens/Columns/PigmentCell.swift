// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows a pigment's colour and name: side by side in a wide cell, the name below in a narrow
/// one.
final class PigmentCell: GalleryCell {
  /// The aspect ratio above which the name is beside the swatch.
  private static let wideShape: CGFloat = 1.9

  private let swatch = UIView()
  private let name = UILabel.styled(Theme.headline, .label)

  override func setUp() {
    makeCard()
    swatch.layer.cornerRadius = 8
    contentView.addSubview(swatch)
    contentView.addSubview(name)
  }

  func show(_ pigment: Pigment) {
    swatch.backgroundColor = UIColor(hex: pigment.color)
    name.text = pigment.name
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds
    let isWide = area.width > Self.wideShape * area.height
    name.font = isWide ? Theme.headline : Theme.caption
    name.textAlignment = isWide ? .left : .center
    if isWide {
      let side = area.height - 24
      swatch.frame = CGRect(x: 12, y: 12, width: side, height: side)
      name.frame = CGRect(
        x: side + 26, y: 0, width: max(0, area.width - side - 38), height: area.height)
    } else {
      swatch.frame = CGRect(
        x: 8, y: 8, width: area.width - 16, height: max(0, area.height - 40))
      name.frame = CGRect(x: 2, y: area.height - 29, width: area.width - 4, height: 24)
    }
  }
}
