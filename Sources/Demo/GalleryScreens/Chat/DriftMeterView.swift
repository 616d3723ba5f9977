// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The display of a drift meter: a gauge with a range of one point, and the number.
final class DriftMeterView: UIView {
  static let height: CGFloat = 36

  private let name = UILabel.styled(Theme.caption, .secondaryLabel)
  private let number = UILabel.styled(
    .monospacedDigitSystemFont(ofSize: 13, weight: .semibold), .label)
  private let gauge = UIProgressView()
  private let lamp = UIView()
  private let line = HairlineView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for view in [name, gauge, number, line, lamp] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    lamp.backgroundColor = .systemRed
    lamp.layer.cornerRadius = 4
    lamp.alpha = 0
    NSLayoutConstraint.activate([
      lamp.widthAnchor.constraint(equalToConstant: 8),
      lamp.heightAnchor.constraint(equalToConstant: 8),
      lamp.centerYAnchor.constraint(equalTo: centerYAnchor),
      lamp.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
      name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: centerYAnchor),
      number.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      number.centerYAnchor.constraint(equalTo: centerYAnchor),
      gauge.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
      gauge.trailingAnchor.constraint(equalTo: number.leadingAnchor, constant: -12),
      gauge.centerYAnchor.constraint(equalTo: centerYAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    for label in [name, number] {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    show(changes: 0, worst: 0)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  /// Shows the maximum deviation, in points, after the given number of changes.
  func show(changes: Int, worst: CGFloat) {
    name.text = changes == 1 ? "Drift in 1 move" : "Drift in \(changes) moves"
    number.text = String(Double((worst * 100).rounded()) / 100) + " pt"
    number.textColor = worst < 0.05 ? .systemGreen : .systemRed
    gauge.progressTintColor = worst < 0.05 ? .systemGreen : .systemRed
    gauge.setProgress(Float(min(1, worst)), animated: false)
  }

  /// Animates the lamp for one frame, and calls `completion` then.
  func pulse(_ step: Int, _ completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: 1.0 / 60) { [lamp] in
      lamp.alpha = 0.6 + 0.4 * CGFloat(cos(Double(step) * 0.15))
    } completion: { _ in
      completion()
    }
  }

  /// Turns the lamp off.
  func showRest() { lamp.alpha = 0 }
}
