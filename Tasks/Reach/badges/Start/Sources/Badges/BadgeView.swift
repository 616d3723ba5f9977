// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A badge with a text on a coloured ground, and a border.
final class BadgeView: UIView {
  enum Kind: CaseIterable { case neutral, good, bad }

  let kind: Kind
  let label = UILabel()

  init(text: String, kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
    layer.cornerRadius = 8
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    switch kind {
    case .neutral:
      backgroundColor = .white
      label.textColor = .lightGray
    case .good:
      backgroundColor = UIColor(red: 0.85, green: 1, blue: 0.85, alpha: 1)
      label.textColor = UIColor(red: 0.2, green: 0.8, blue: 0.2, alpha: 1)
    case .bad:
      backgroundColor = UIColor(red: 1, green: 0.85, blue: 0.85, alpha: 1)
      label.textColor = UIColor(red: 1, green: 0.3, blue: 0.3, alpha: 1)
    }
  }

  required init?(coder: NSCoder) { nil }
}
