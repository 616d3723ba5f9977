// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell that shows the name and the length of a trail.
final class TrailCell: GalleryRow {
  private let name = UILabel.styled(.systemFont(ofSize: 17), .label)
  private let length = UILabel.styled(.systemFont(ofSize: 17), .secondaryLabel)

  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }

  private func showState() {
    contentView.backgroundColor = isHighlighted || isSelected ? .systemFill : nil
  }

  override func setUp() {
    for view in [name, length] { contentView.addSubview(view) }
  }

  func show(_ trail: Trail) {
    name.text = trail.name
    length.text = trail.length
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Aligned with the large title, whose margin depends on the width of its column.
    let side: CGFloat = bounds.width < 414 ? 16 : Theme.margin
    let area = contentView.bounds.insetBy(dx: side, dy: 11)
    let width = length.sizeThatFits(.zero).width.rounded(.up)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    length.frame = CGRect(
      x: isMirrored ? area.minX : area.maxX - width, y: area.minY, width: width,
      height: area.height)
    name.frame = CGRect(
      x: isMirrored ? area.minX + width : area.minX, y: area.minY, width: area.width - width,
      height: area.height)
  }
}
