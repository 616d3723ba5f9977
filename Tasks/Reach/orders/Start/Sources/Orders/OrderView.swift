// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An order in a list: what was bought, the price beside it, and a date below.
final class OrderView: UIView {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  let dateLabel = UILabel()

  init(title: String, price: String, date: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    priceLabel.text = price
    priceLabel.font = .systemFont(ofSize: 17)
    dateLabel.text = date
    dateLabel.font = .systemFont(ofSize: 13)
    dateLabel.textColor = .secondaryLabel
    for label in [titleLabel, priceLabel, dateLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.heightAnchor.constraint(equalToConstant: 21),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: priceLabel.leadingAnchor, constant: -8),
      priceLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      priceLabel.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      dateLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      dateLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      dateLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }
}
