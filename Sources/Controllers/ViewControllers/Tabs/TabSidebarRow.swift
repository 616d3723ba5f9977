// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A sidebar row: a tab, an action, or the header of a group.
final class TabSidebarRow: UIControl {
  /// The indentation per level of groups, in points.
  private static let indent: CGFloat = 16
  private static let badgeSide: CGFloat = 12

  private let item: UITabSidebarItem
  private let listener: SidebarListener
  private var content: any UIView & UIContentView
  private let face: BackgroundFace
  private let badge = UILabel()
  private let level: Int
  /// Whether a preceding block, such as a group, ends above the row.
  let beginsBlock: Bool

  init(_ entry: SidebarEntry, _ listener: SidebarListener, traits: UITraitCollection) {
    let isHeader = entry.choose == nil
    var state = UICellConfigurationState(traitCollection: traits)
    state.isSelected = entry.isChosen
    state.isDisabled = !entry.isEnabled
    item = listener.item(
      for: UITabSidebarItem.Request(entry.content, isHeader: isHeader, state: state))
    self.listener = listener
    level = entry.level
    beginsBlock = entry.beginsBlock
    content = item.contentConfiguration.makeContentView()
    face = BackgroundFace(item.backgroundConfiguration)
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
    isContextMenuInteractionEnabled = tab != nil
  }

  required init?(coder: NSCoder) { nil }

  /// The tab of the row, or `nil` for the row of an action.
  var tab: UITab? {
    if case .tab(let tab) = item.content { tab } else { nil }
  }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { reconfigure() } } }

  /// Updates the item for the current state, notifies the delegate, and shows the item.
  func reconfigure() {
    var state = item.configurationState
    state.traitCollection = traitCollection
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    item.follow(state)
    listener.update(item)
    face.configuration = item.backgroundConfiguration
    if content.supports(item.contentConfiguration) {
      content.configuration = item.contentConfiguration
    } else {
      content.removeFromSuperview()
      content = item.contentConfiguration.makeContentView()
      content.isUserInteractionEnabled = false
      insertSubview(content, aboveSubview: face)
    }
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { reconfigure() }
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

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    tab.flatMap(listener.menu)
  }
}
