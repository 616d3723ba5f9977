// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The large title at the top of a screen, with a line below it.
final class TitleView: GalleryReusableView {
  static let kind = "title"
  static let height: CGFloat = 96

  private let title = UILabel.styled(Theme.largeTitle, .label)
  private let detail = UILabel.styled(Theme.body, .secondaryLabel)

  /// The inset at each side, in points, or `nil` for the inset of cards.
  var sideInset: CGFloat? {
    didSet { setNeedsLayout() }
  }

  override func setUp() {
    addSubview(title)
    addSubview(detail)
  }

  func show(_ title: String, detail: String) {
    self.title.text = title
    self.detail.text = detail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = sideInset ?? Theme.sideInset(in: bounds.width)
    let width = bounds.width - 2 * side
    title.frame = CGRect(x: side, y: 20, width: width, height: 40)
    detail.frame = CGRect(x: side, y: 60, width: width, height: 22)
  }

  /// Returns the boundary item of the title: at the top of the content, as wide as the collection view.
  static func boundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: .top)
  }
}
