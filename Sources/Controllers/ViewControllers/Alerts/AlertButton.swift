// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The button of an alert action.
final class AlertButton: UIControl {
  private let label = UILabel()
  private let action: UIAlertAction
  private static let padding: CGFloat = 12

  init(_ action: UIAlertAction, font: UIFont, chosen: @escaping @MainActor (UIAlertAction) -> Void)
  {
    self.action = action
    super.init(frame: .zero)
    isAccessibilityElement = true
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
    update()
    addAction(
      UIAction { [action] _ in chosen(action) }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the action has the `cancel` style.
  var isCancel: Bool { action.style == .cancel }

  /// Updates the enabled state, the title's colour, and the accessibility label and identifier from the
  /// action.
  func update() {
    isEnabled = action.isEnabled
    accessibilityLabel = action.accessibilityLabel ?? action.title
    accessibilityIdentifier = action.accessibilityIdentifier
    showColor()
  }

  private func showColor() {
    let ink: UIColor = action.style == .destructive ? .systemRed : tintColor
    label.textColor = isEnabled ? ink : .tertiaryLabel
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil }
  }

  /// The width of the title on one line plus the padding on both sides, in points.
  var titleWidth: CGFloat {
    let probe = UILabel()
    probe.font = label.font
    probe.text = label.text
    return probe.sizeThatFits(.zero).width + 2 * Self.padding
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(CGSize(width: max(1, size.width - 2 * Self.padding), height: 0))
    return CGSize(width: size.width, height: (title.height + 22).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(1, bounds.width - 2 * Self.padding)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    label.frame = CGRect(
      x: Self.padding, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
  }
}
