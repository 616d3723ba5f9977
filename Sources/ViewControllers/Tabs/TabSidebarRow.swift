// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Controls
import Foundation
import ViewTree

/// A tab in a sidebar, as a row of a list looks there; or the header of a group.
final class TabSidebarRow: UIControl {
  /// How far a tab in a group stands in, in points.
  private static let indent: CGFloat = 16
  private static let badgeSide: CGFloat = 12

  private let look: UIListContentConfiguration
  private let content: UIListContentView
  private let face = BackgroundFace(.listSidebarCell())
  private let badge = UILabel()
  private let level: Int
  /// Whether something else ends above the row.
  let beginsBlock: Bool

  init(_ entry: SidebarEntry) {
    let isHeader = entry.choose == nil
    var look: UIListContentConfiguration =
      isHeader ? .sidebarHeader() : entry.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
    look.text = entry.title
    look.secondaryText = isHeader ? nil : entry.subtitle
    look.image = isHeader ? nil : entry.image
    if !entry.isEnabled { look.textProperties.color = .tertiaryLabel }
    self.look = look
    level = entry.level
    beginsBlock = entry.beginsBlock
    content = UIListContentView(configuration: look)
    super.init(frame: .zero)
    isSelected = entry.isChosen
    isUserInteractionEnabled = !isHeader
    isEnabled = entry.isEnabled
    badge.text = entry.badge
    badge.font = .preferredFont(forTextStyle: .body)
    badge.adjustsFontForContentSizeCategory = true
    badge.textColor = .secondaryLabel
    content.isUserInteractionEnabled = false
    for view in [face, content, badge] { addSubview(view) }
    accessibilityLabel = [entry.title, entry.subtitle].compactMap(\.self).joined(separator: ", ")
    accessibilityValue = entry.badge
    accessibilityIdentifier = entry.identifier
    if let choose = entry.choose {
      addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
      isPressedByDrags = entry.isSpringLoaded && !entry.isChosen
    }
    accessibilityRole = isHeader ? .heading : .listItem
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  private func show() {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    content.configuration = look.updated(for: state)
    face.configuration = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private var shift: CGFloat { CGFloat(level) * Self.indent }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - shift)
    return CGSize(
      width: size.width,
      height: content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    face.frame = bounds
    let wide = badge.text == nil ? 0 : badge.sizeThatFits(.zero).width.rounded(.up)
    let taken = wide == 0 ? 0 : wide + Self.badgeSide
    content.frame = CGRect(
      x: isMirrored ? taken : shift, y: 0, width: max(0, bounds.width - shift - taken),
      height: bounds.height)
    badge.frame = CGRect(
      x: isMirrored ? Self.badgeSide : bounds.width - wide - Self.badgeSide, y: 0, width: wide,
      height: bounds.height)
  }
}
