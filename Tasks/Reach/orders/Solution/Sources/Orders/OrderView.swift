// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An order in a list: what was bought, the price beside it, and a date below.
final class OrderView: UIView {
  let titleLabel = UILabel()
  let priceLabel = UILabel()
  let dateLabel = UILabel()
  private let line = UIStackView()

  init(title: String, price: String, date: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    priceLabel.text = price
    priceLabel.font = .preferredFont(forTextStyle: .body)
    dateLabel.text = date
    dateLabel.font = .preferredFont(forTextStyle: .footnote)
    dateLabel.textColor = .secondaryLabel
    dateLabel.numberOfLines = 0
    for label in [titleLabel, priceLabel, dateLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [titleLabel, priceLabel] { line.addArrangedSubview(label) }
    let stack = UIStackView(arrangedSubviews: [line, dateLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    line.axis = isLarge ? .vertical : .horizontal
    line.alignment = isLarge ? .leading : .firstBaseline
    line.spacing = isLarge ? 4 : 8
  }
}
