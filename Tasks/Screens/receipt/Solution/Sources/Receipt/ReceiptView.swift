// SPDX-License-Identifier: Apache-2.0

import UIKit

struct ReceiptLine: Hashable {
  let name: String
  let count: Int
  /// The price of one piece, in cents.
  let price: Int
}

/// A receipt on a card; TASK.md describes it.
final class ReceiptView: UIView {
  let lines: [ReceiptLine]

  init(lines: [ReceiptLine]) {
    self.lines = lines
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    let rows = lines.map { line in
      row(
        line.count > 1 ? "\(line.count) × \(line.name)" : line.name, line.count * line.price, .body)
    }
    let total = row("Total", lines.map { $0.count * $0.price }.reduce(0, +), .headline)
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 8
    if let last = rows.last {
      let rule = UIView()
      rule.backgroundColor = .separator
      rule.accessibilityIdentifier = "rule"
      rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
      stack.addArrangedSubview(rule)
      stack.setCustomSpacing(12, after: last)
      stack.setCustomSpacing(12, after: rule)
    }
    stack.addArrangedSubview(total)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ name: String, _ cents: Int, _ style: UIFont.TextStyle) -> UIView {
    let (left, right) = (UILabel(), UILabel())
    left.text = name
    left.numberOfLines = 0
    right.text = String(format: "%d.%02d", cents / 100, cents % 100)
    for label in [left, right] { label.font = .preferredFont(forTextStyle: style) }
    right.setContentHuggingPriority(.required, for: .horizontal)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [left, right])
    row.alignment = .firstBaseline
    row.spacing = 12
    return row
  }
}
