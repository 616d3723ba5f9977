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
    backgroundColor = UIColor { Self.ground(kind, $0) }
    label.textColor = UIColor { Self.text(kind, $0) }
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  /// Returns a grey, greenish or reddish colour: `low` in the parts that the kind does not have.
  private static func color(_ kind: Kind, _ high: CGFloat, _ low: CGFloat) -> UIColor {
    UIColor(
      red: kind == .good ? low : high, green: kind == .bad ? low : high,
      blue: kind == .neutral ? high : low, alpha: 1)
  }

  private static func ground(_ kind: Kind, _ traits: UITraitCollection) -> UIColor {
    traits.userInterfaceStyle == .dark ? color(kind, 0.2, 0.05) : color(kind, 1, 0.88)
  }

  private static func text(_ kind: Kind, _ traits: UITraitCollection) -> UIColor {
    let isHigh = traits.accessibilityContrast == .high
    return traits.userInterfaceStyle == .dark
      ? color(kind, 1, isHigh ? 0.85 : 0.7) : color(kind, isHigh ? 0.2 : 0.35, 0)
  }
}
