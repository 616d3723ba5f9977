// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell with a number on a rounded square.
class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(_ number: Int) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(number % 60) / 60, saturation: 0.6, brightness: 0.85, alpha: 1)
  }
}
