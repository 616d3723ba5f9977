// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A list row for a tab that does not fit into the bar.
final class MoreRow: UIControl {
  /// The content of a row and the action of a press.
  struct Entry {
    let title: String
    let image: UIImage?
    let badge: String?
    let identifier: String?
    let isEnabled: Bool
    let choose: @MainActor () -> Void
  }

  private static let side: CGFloat = 16

  private let look: UIListContentConfiguration
  private let content: UIListContentView
  private let face = BackgroundFace(.listPlainCell())
  private let badge = UILabel()
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let line = UIView()

  init(_ entry: Entry) {
    var look = UIListContentConfiguration.cell()
    look.text = entry.title
    look.image = entry.image?.withRenderingMode(.alwaysTemplate)
    if !entry.isEnabled { look.textProperties.color = .tertiaryLabel }
    self.look = look
    content = UIListContentView(configuration: look)
    super.init(frame: .zero)
    isEnabled = entry.isEnabled
    badge.text = entry.badge
    badge.font = .preferredFont(forTextStyle: .body)
    badge.adjustsFontForContentSizeCategory = true
    badge.textColor = .secondaryLabel
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    content.isUserInteractionEnabled = false
    for view in [face, content, badge, chevron, line] { addSubview(view) }
    accessibilityLabel = entry.title
    accessibilityValue = entry.badge
    accessibilityIdentifier = entry.identifier
    accessibilityRole = .listItem
    addAction(UIAction { _ in entry.choose() }, for: .primaryActionTriggered)
    show()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { show() } } }

  private func show() {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isHighlighted = isHighlighted
    state.isDisabled = !isEnabled
    content.configuration = look.updated(for: state)
    face.configuration = UIBackgroundConfiguration.listPlainCell().updated(for: state)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: content.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hair = 1 / max(1, traitCollection.displayScale)
    face.frame = bounds
    let sign = chevron.image?.size.width.rounded(.up) ?? 0
    let wide = badge.text == nil ? 0 : badge.sizeThatFits(.zero).width.rounded(.up) + 8
    var x = bounds.width - Self.side
    func place(_ view: UIView, _ width: CGFloat) {
      x -= width
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    place(chevron, sign)
    place(badge, wide)
    content.frame = CGRect(
      x: isMirrored ? bounds.width - x : 0, y: 0, width: max(0, x), height: bounds.height)
    line.frame = CGRect(
      x: isMirrored ? 0 : Self.side, y: bounds.height - hair, width: bounds.width - Self.side,
      height: hair)
  }
}
