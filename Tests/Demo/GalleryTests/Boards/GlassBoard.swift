// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Visual effect views over stripes, with content.
final class GlassBoard: Board {
  override func fill() {
    let styles: [(UIBlurEffect.Style, String)] = [
      (.extraLight, "Extra light"), (.light, "Light"), (.dark, "Dark"), (.regular, "Regular"),
      (.prominent, "Prominent"), (.systemUltraThinMaterial, "Ultra thin"),
      (.systemThinMaterial, "Thin"), (.systemMaterial, "Material"),
      (.systemThickMaterial, "Thick"), (.systemChromeMaterial, "Chrome"),
    ]
    for (style, name) in styles { wide(pane(style, name)) }
  }

  private static func ink(on style: UIBlurEffect.Style) -> UIColor {
    switch style {
    case .extraLight, .light: .black
    case .dark: .white
    default: .label
    }
  }

  private func pane(_ style: UIBlurEffect.Style, _ name: String) -> UIView {
    let stripes = UIStackView(
      arrangedSubviews: [UIColor.systemRed, .systemGreen, .systemBlue, .label].map { colour in
        let view = UIView()
        view.backgroundColor = colour
        return view
      })
    stripes.distribution = .fillEqually
    let pane = UIVisualEffectView(effect: UIBlurEffect(style: style))
    let label = UILabel()
    label.text = name
    label.textColor = Self.ink(on: style)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    pane.contentView.addSubview(label)
    pane.layer.cornerRadius = 8
    pane.clipsToBounds = true
    for view in [pane, label] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
    stripes.addSubview(pane)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: pane.contentView.leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: pane.contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: pane.contentView.bottomAnchor, constant: -6),
      pane.leadingAnchor.constraint(equalTo: stripes.leadingAnchor, constant: 20),
      pane.trailingAnchor.constraint(equalTo: stripes.trailingAnchor, constant: -20),
      pane.topAnchor.constraint(equalTo: stripes.topAnchor, constant: 6),
      pane.bottomAnchor.constraint(equalTo: stripes.bottomAnchor, constant: -6),
    ])
    return stripes
  }
}
