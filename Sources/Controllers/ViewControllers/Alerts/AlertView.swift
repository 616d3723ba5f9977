// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The view of an alert, which fills its container and passes touches beside its cards through.
final class AlertView: UIView {
  weak var controller: UIAlertController?
  private var groups: [AlertGroup] = []
  private var style = UIAlertController.Style.alert

  private static let alertWidth: CGFloat = 270
  private static let sheetWidth: CGFloat = 400
  private static let margin: CGFloat = 8

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let controller { show(controller) }
  }

  /// Shows the content and actions of `alert`.
  func show(_ alert: UIAlertController) {
    groups.forEach { $0.removeFromSuperview() }
    style = alert.preferredStyle
    accessibilityRole = .alert
    accessibilityLabel = alert.title
    let labels = labels(of: alert)
    let others = alert.actions.filter { $0.style != .cancel }
    let cancel = alert.actions.filter { $0.style == .cancel }
    if style == .alert {
      groups = [
        AlertGroup(
          .alert, labels: labels, fields: alert.textFields ?? [],
          buttons: (others + cancel).map { button($0, of: alert) })
      ]
    } else {
      groups = []
      if !labels.isEmpty || !others.isEmpty {
        groups.append(
          AlertGroup(.actionSheet, labels: labels, buttons: others.map { button($0, of: alert) }))
      }
      if !cancel.isEmpty, !alert.isInPopover {
        groups.append(
          AlertGroup(.actionSheet, labels: [], buttons: cancel.map { button($0, of: alert) }))
      }
    }
    isInPopover = alert.isInPopover
    for group in groups {
      if isInPopover { group.becomePlain() }
      addSubview(group)
    }
    setNeedsLayout()
  }

  private var isInPopover = false

  /// Returns the height of the first card at the given width, in points, or zero without a card.
  func cardHeight(width: CGFloat) -> CGFloat {
    groups.first?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
  }

  /// Updates the buttons for changed actions; the text fields keep their text.
  func updateChoices() {
    for group in groups { group.updateChoices() }
  }

  private func font(_ textStyle: UIFont.TextStyle, _ weight: UIFont.Weight) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traitCollection)
    return .systemFont(ofSize: size.pointSize, weight: weight)
  }

  private func labels(of alert: UIAlertController) -> [UILabel] {
    let isSheet = alert.preferredStyle == .actionSheet
    func label(_ text: String?, _ font: UIFont) -> UILabel? {
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = isSheet ? .secondaryLabel : .label
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let title = isSheet ? font(.footnote, .semibold) : font(.headline, .semibold)
    return [label(alert.title, title), label(alert.message, font(.footnote, .regular))]
      .compactMap { $0 }
  }

  private func button(_ action: UIAlertAction, of alert: UIAlertController) -> AlertButton {
    let isHeavy =
      alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    let font = font(
      style == .actionSheet ? .title3 : .body, isHeavy ? .semibold : .regular)
    let button = AlertButton(action, font: font) { [weak alert] in alert?.choose($0) }
    button.isPressedByDrags = alert.isSpringLoaded
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isInPopover else {
      groups.first?.frame = bounds
      return
    }
    let room = room(margin: Self.margin)
    let isLow = style == .actionSheet && traitCollection.horizontalSizeClass == .compact
    let width =
      isLow ? room.width : min(room.width, style == .alert ? alertWidth : Self.sheetWidth)
    var heights = groups.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    let gaps = CGFloat(max(0, groups.count - 1)) * Self.margin
    let excess = heights.reduce(0, +) + gaps - room.height
    if excess > 0, !heights.isEmpty { heights[0] = max(0, heights[0] - excess) }
    let whole = heights.reduce(0, +) + gaps
    var y = isLow ? room.maxY - whole : (room.midY - whole / 2).rounded()
    for (group, height) in zip(groups, heights) {
      group.frame = CGRect(
        x: (room.midX - width / 2).rounded(), y: y, width: width, height: height)
      y += height + Self.margin
    }
  }

  /// The width of an alert, in points, which is larger for very large text.
  private var alertWidth: CGFloat {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return size > 23 ? 350 : Self.alertWidth
  }
}
