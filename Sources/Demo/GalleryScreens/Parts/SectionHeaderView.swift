// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A header with the name of a section, and a detail at the other end of the line.
final class SectionHeaderView: GalleryReusableView {
  static let height: CGFloat = 48

  private let title = UILabel.styled(Theme.title, .label)
  private let detail = UILabel.styled(Theme.caption, .secondaryLabel)

  /// The inset at each side; 0 for a header that is already as wide as its section's cards.
  var sideInset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override func setUp() {
    addSubview(title)
    addSubview(detail)
  }

  func show(_ title: String, detail: String = "") {
    self.title.text = title
    self.detail.text = detail
    setNeedsLayout()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    sideInset = 0
    backgroundColor = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = bounds.insetBy(dx: sideInset, dy: 0)
    let detailWidth = min(line.width / 2, detail.sizeThatFits(line.size).width.rounded(.up))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let titleWidth = max(0, line.width - detailWidth - 8)
    title.frame = CGRect(
      x: isMirrored ? line.maxX - titleWidth : line.minX, y: 6, width: titleWidth,
      height: bounds.height - 10)
    detail.frame = CGRect(
      x: isMirrored ? line.minX : line.maxX - detailWidth, y: 8, width: detailWidth,
      height: bounds.height - 10)
  }

  /// Returns the boundary item of the header, at the top of a section.
  static func boundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}
