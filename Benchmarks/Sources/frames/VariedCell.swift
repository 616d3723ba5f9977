// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with a line of text, whose height depends on the row number.
final class VariedCell: UICollectionViewCell {
  private let label = UILabel()
  private var height: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    label.textColor = .black
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  /// Sets the text and a height of 30 to 150 points, which differs between neighbours and is the same in all
  /// programs.
  func show(row: Int) {
    label.text = "Row \(row)"
    height = CGFloat(30 + row * 37 % 121)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
