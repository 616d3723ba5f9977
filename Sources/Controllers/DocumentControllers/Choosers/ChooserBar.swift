// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The title bar of a picker, with a close button.
final class ChooserBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 52
  private let label = UILabel()
  private let button = UIButton(type: .close)

  init(_ title: String, close: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    label.accessibilityTraits = .header
    button.accessibilityLabel = "Close"
    button.addAction(UIAction { _ in close() }, for: .primaryActionTriggered)
    for view in [label, button] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = button.sizeThatFits(bounds.size)
    let y = (bounds.height - size.height) / 2
    button.frame = CGRect(
      x: isMirrored ? 12 : bounds.width - 12 - size.width, y: y, width: size.width,
      height: size.height)
    label.frame = CGRect(
      x: isMirrored ? button.frame.maxX + 8 : 16, y: 0,
      width: max(0, bounds.width - size.width - 36), height: bounds.height)
  }
}
