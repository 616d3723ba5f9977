// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The text of a tool tip, on a background.
final class ToolTipBubble: UIView {
  private static let inset = CGSize(width: 8, height: 5)
  private static let greatestWidth: CGFloat = 320

  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.23, alpha: 1) : UIColor(white: 0.97, alpha: 1)
  }

  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Self.ground
    layer.cornerRadius = 5
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.text = text
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(Self.greatestWidth, size.width) - 2 * Self.inset.width
    let text = label.sizeThatFits(CGSize(width: max(1, width), height: 0))
    return CGSize(
      width: (text.width + 2 * Self.inset.width).rounded(.up),
      height: (text.height + 2 * Self.inset.height).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.inset.width, dy: Self.inset.height)
  }
}
