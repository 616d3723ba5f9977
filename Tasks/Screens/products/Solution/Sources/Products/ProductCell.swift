// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A square with a name and a price below it.
final class ProductCell: UICollectionViewCell {
  private let picture = UIView()
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.backgroundColor = .systemGray5
    picture.layer.cornerRadius = 8
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.textColor = .secondaryLabel
    for view in [picture, nameLabel, priceLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      nameLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      priceLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      priceLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      priceLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    picture.accessibilityIdentifier = "picture-\(product.id)"
    nameLabel.text = product.name
    priceLabel.text = product.price
  }
}
