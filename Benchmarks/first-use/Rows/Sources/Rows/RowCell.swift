// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A self-sizing row with two texts.
final class RowCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.font = .preferredFont(forTextStyle: .subheadline)
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func configure(_ number: Int) {
    titleLabel.text = "Row \(number)"
    textLabel.text = String(repeating: "A sentence of row \(number). ", count: 1 + number % 5)
  }
}
