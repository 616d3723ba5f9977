// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The button of a tab in the bar.
final class TabButton: UIControl {
  private static let iconSide: CGFloat = 26
  private static let gap: CGFloat = 6

  private let label = UILabel()
  private let picture: UIView?
  private let badge = UILabel()
  private let badgeGround = UIView()
  private let style: TabStyle
  private let imageInsets: UIEdgeInsets

  init(_ item: UITabBarItem, isChosen: Bool, style: TabStyle) {
    self.style = style
    imageInsets = item.imageInsets
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
    let icon = style.isInline ? placeInLine(title) : placeInColumn(title)
    label.frame = label.frame.offsetBy(dx: style.shift.x, dy: style.shift.y)
    picture?.frame = icon.inset(by: imageInsets)
    layoutBadge(beside: icon)
  }

  private var iconSide: CGFloat { picture == nil ? 0 : Self.iconSide }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places the title after the icon and its badge, and returns the frame of the icon.
  private func placeInLine(_ title: CGSize) -> CGRect {
    let side = iconSide
    let beyondIcon = badge.text == nil ? 0 : badgeWidth - (side > 0 ? Self.badgeOverlap : 0)
    let before = side > 0 ? max(Self.gap, beyondIcon + Self.badgeGap) : 0
    let behind = side > 0 || beyondIcon == 0 ? 0 : beyondIcon + Self.badgeGap
    let width = side + before + title.width + behind
    let left = ((bounds.width - width) / 2).rounded()
    label.frame = CGRect(
      x: isMirrored ? left + behind : left + side + before,
      y: ((bounds.height - title.height) / 2).rounded(), width: title.width, height: title.height)
    return CGRect(
      x: isMirrored ? left + width - side : left, y: ((bounds.height - side) / 2).rounded(),
      width: side, height: side)
  }

  /// Places the title below the icon, and returns the frame of the icon.
  private func placeInColumn(_ title: CGSize) -> CGRect {
    let side = iconSide
    let width = min(bounds.width, title.width)
    let top = picture == nil ? ((bounds.height - title.height) / 2).rounded() : 48 - title.height
    label.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: title.height)
    return CGRect(x: ((bounds.width - side) / 2).rounded(), y: 5, width: side, height: side)
  }

  /// The overlap of the badge with the icon, in points.
  private static let badgeOverlap: CGFloat = 8
  private static let badgeGap: CGFloat = 3
  private static let badgeHeight: CGFloat = 18

  private var badgeWidth: CGFloat { max(18, badge.sizeThatFits(.zero).width + 10) }

  /// Places the badge at the corner of the icon, or behind the title if there is no icon.
  private func layoutBadge(beside icon: CGRect) {
    let width = badgeWidth
    let anchor = picture == nil ? label.frame : icon
    let reach = picture == nil ? -Self.badgeGap : Self.badgeOverlap
    let x = isMirrored ? anchor.minX - width + reach : anchor.maxX - reach
    let y = picture == nil ? anchor.midY - Self.badgeHeight / 2 : max(2, icon.minY - 3)
    badgeGround.frame = CGRect(x: x, y: y, width: width, height: Self.badgeHeight)
    badge.frame = badgeGround.bounds
  }
}
