// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The line around a control that has the focus (its look is ours).
@MainActor
final class ControlFocusRing: UIView {
  private static let width: CGFloat = 3
  private static let distance: CGFloat = 3
  private static let corner: CGFloat = 8

  /// A ring around `control`, which holds it.
  init(around control: UIControl) {
    let reach = -(Self.distance + Self.width)
    super.init(
      frame: CGRect(origin: .zero, size: control.bounds.size).insetBy(dx: reach, dy: reach))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = Self.width
    layer.cornerRadius = max(control.layer.cornerRadius, Self.corner) - reach
    layer.zPosition = 3
    control.addSubview(self)
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  private func showColor() { layer.borderColor = tintColor.cgColor }
}
