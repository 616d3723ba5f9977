// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// A tab as a person sees and chooses it.
final class TabButton: UIControl {
  private static let iconSide: CGFloat = 26
  private static let gap: CGFloat = 6

  private let label = UILabel()
  private let picture: UIView?
  private let badge = UILabel()
  private let badgeGround = UIView()
  private let style: TabStyle

  init(_ item: UITabBarItem, isChosen: Bool, style: TabStyle) {
    self.style = style
    let image = isChosen ? item.selectedImage ?? item.image : item.image
    if let image {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.tintColor = style.icon
      picture = view
    } else if let glyph = item.glyph {
      let view = GlyphView(glyph, thickness: isChosen ? 2.2 : 1.7)
      view.color = style.icon
      picture = view
    } else {
      picture = nil
    }
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    isSelected = isChosen
    isAccessibilityElement = true
    accessibilityRole = .tab
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    label.text = item.title
    label.font = style.title.font
    label.textColor = style.title.color
    label.textAlignment = .center
    if let picture { addSubview(picture) }
    addSubview(label)
    showBadge(item.badgeValue)
  }

  required init?(coder: NSCoder) { nil }

  private func showBadge(_ value: String?) {
    guard let value else { return }
    badge.text = value
    badge.font = style.badgeText.font
    badge.textColor = style.badgeText.color
    badge.textAlignment = .center
    badgeGround.backgroundColor = style.badge
    badgeGround.layer.cornerRadius = 9
    badgeGround.isUserInteractionEnabled = false
    badgeGround.addSubview(badge)
    addSubview(badgeGround)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = label.sizeThatFits(.zero)
    let side = picture == nil ? 0 : Self.iconSide
    let icon: CGRect
    if style.isInline {
      let width = side + (side > 0 ? Self.gap : 0) + title.width
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let left = ((bounds.width - width) / 2).rounded()
      icon = CGRect(
        x: isMirrored ? left + width - side : left, y: ((bounds.height - side) / 2).rounded(),
        width: side, height: side)
      label.frame = CGRect(
        x: isMirrored ? left : left + width - title.width,
        y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
        height: title.height)
    } else {
      icon = CGRect(x: ((bounds.width - side) / 2).rounded(), y: 5, width: side, height: side)
      let width = min(bounds.width, title.width)
      let top =
        picture == nil ? ((bounds.height - title.height) / 2).rounded() : 48 - title.height
      label.frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: title.height)
    }
    label.frame = label.frame.offsetBy(dx: style.shift.x, dy: style.shift.y)
    picture?.frame = icon
    layoutBadge(beside: icon)
  }

  private func layoutBadge(beside icon: CGRect) {
    let width = max(18, badge.sizeThatFits(.zero).width + 10)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? icon.minX - width + 8 : icon.maxX - 8
    badgeGround.frame = CGRect(x: x, y: max(2, icon.minY - 3), width: width, height: 18)
    badge.frame = badgeGround.bounds
  }
}
