// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A token in a search field: a capsule with image and text.
final class SearchTokenView: UIControl {
  private static let padding: CGFloat = 8
  private static let gap: CGFloat = 4
  private static let inset: CGFloat = 4

  let token: UISearchToken
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    picture.image = token.icon
    picture.contentMode = .scaleAspectFit
    label.text = token.text
    label.adjustsFontForContentSizeCategory = true
    layer.cornerRadius = 6
    for view in [picture, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = token.text
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the appearance of the token; `ground` is the background colour, or `nil` for a system fill
  /// colour.
  func show(isChosen: Bool, ground: UIColor?, font: UIFont) {
    let color: UIColor = isChosen ? .white : .label
    backgroundColor = isChosen ? tintColor : ground ?? .systemFill
    label.textColor = ground == nil || isChosen ? color : .white
    picture.tintColor = label.textColor
    label.font = font
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    setNeedsLayout()
  }

  private var pictureWidth: CGFloat {
    guard let size = token.icon?.size, size.height > 0 else { return 0 }
    return min(24, (size.width * 16 / size.height).rounded(.up))
      + (token.text.isEmpty ? 0 : Self.gap)
  }

  /// The width that fits the token, in points.
  var wantedWidth: CGFloat {
    (label.sizeThatFits(.zero).width + pictureWidth).rounded(.up) + 2 * Self.padding
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.narrowed(dx: Self.padding, dy: 0)
    let width = pictureWidth
    let side = max(0, width - (token.text.isEmpty ? 0 : Self.gap))
    picture.frame = CGRect(
      x: isMirrored ? inner.maxX - side : inner.minX, y: (bounds.height - 16) / 2, width: side,
      height: 16)
    label.frame = CGRect(
      x: isMirrored ? inner.minX : inner.minX + width, y: 0, width: max(0, inner.width - width),
      height: bounds.height)
  }
}
