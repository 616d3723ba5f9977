// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A cell of twenty views created in code, equivalent to that of ``FormNib``.
final class FormCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var above: UIView?
    for row in 0..<FormNib.rows {
      let (name, value) = (label("Name \(row)", .headline), label("Value \(row)", .body))
      value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let content = contentView
      NSLayoutConstraint.activate([
        name.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        name.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? content.topAnchor, constant: 4),
        value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        content.trailingAnchor.constraint(equalTo: value.trailingAnchor, constant: 16),
      ])
      above = name
    }
  }

  required init?(coder: NSCoder) { nil }

  private func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }
}
