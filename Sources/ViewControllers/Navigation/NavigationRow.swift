// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The row of a navigation bar: back button, items, and the title between them.
final class NavigationRow: UIView {
  /// The least room between the title and the items, in points.
  private static let gap: CGFloat = 8

  /// Called when a person wants to go back.
  var onBack: (() -> Void)?

  private let title = UILabel()
  private var titleView: UIView?
  private var back: BarButton?
  private var backTitle: String?
  private var leading: BarSide?
  private var trailing: BarSide?
  /// Whether the title is shown large elsewhere.
  var hidesTitle = false {
    didSet { if hidesTitle != oldValue { title.alpha = hidesTitle ? 0 : 1 } }
  }
  private var titleShift = UIOffset.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.accessibilityTraits = .header
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `item`; `previous` is the one the back button leads to.
  func show(
    _ item: UINavigationItem?, previous: UINavigationItem?, appearance: UINavigationBarAppearance
  ) {
    for view in (leading?.views ?? []) + (trailing?.views ?? []) where view.superview === self {
      view.removeFromSuperview()
    }
    back?.removeFromSuperview()
    back = nil
    showTitle(of: item, appearance: appearance)
    let showsBack =
      item.map { item in
        previous != nil && !item.hidesBackButton
          && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
      } ?? false
    if showsBack, let previous { showBack(to: previous, from: item, appearance: appearance) }
    leading = side(item?.leftBarButtonItems, appearance: appearance)
    trailing = side(item?.rightBarButtonItems, appearance: appearance)
    for view in (leading?.views ?? []) + (trailing?.views ?? []) { addSubview(view) }
    setNeedsLayout()
  }

  private func showTitle(of item: UINavigationItem?, appearance: UINavigationBarAppearance) {
    if titleView !== item?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    title.text = titleView == nil ? item?.title : nil
    let style = BarTextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
      .with(appearance.titleTextAttributes)
    title.font = style.font
    title.textColor = style.color
    titleShift = appearance.titlePositionAdjustment
  }

  private func showBack(
    to previous: UINavigationItem, from item: UINavigationItem?,
    appearance: UINavigationBarAppearance
  ) {
    backTitle =
      switch previous.backButtonDisplayMode {
      case .minimal: nil
      case .generic: Self.genericBack
      case .default:
        previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title
          ?? Self.genericBack
      }
    if backTitle?.isEmpty ?? false { backTitle = nil }
    let button = BarButton(
      previous.backBarButtonItem ?? UIBarButtonItem(), isBack: true, backTitle: backTitle,
      appearance: appearance.backButtonAppearance)
    button.addAction(
      UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
    addSubview(button)
    back = button
  }

  private static let genericBack = "Back"

  private func side(
    _ items: [UIBarButtonItem]?, appearance: UINavigationBarAppearance
  ) -> BarSide? {
    guard let items, !items.isEmpty else { return nil }
    return BarSide(
      items, plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let row = CGRect(
      x: safe.left + margin, y: 0, width: bounds.width - safe.left - safe.right - 2 * margin,
      height: bounds.height)
    let trailingWidth = trailing?.width(height: row.height) ?? 0
    var leadingWidth = leading?.width(height: row.height) ?? 0
    let titleWidth = wantedTitleWidth(room: row.width)
    if back != nil {
      fitBack(within: row.width - trailingWidth - leadingWidth - titleWidth - 2 * Self.gap)
      leadingWidth += back?.wantedWidth ?? 0
    }
    placeItems(in: row, isMirrored: isMirrored)
    placeTitle(
      width: titleWidth, in: row, left: isMirrored ? trailingWidth : leadingWidth,
      right: isMirrored ? leadingWidth : trailingWidth)
  }

  /// Gives the back button the longest of its titles that leaves the title its room.
  private func fitBack(within room: CGFloat) {
    guard let back else { return }
    let candidates = [backTitle, backTitle == nil ? nil : Self.genericBack]
    back.backTitle = candidates.compactMap { $0 }.first { back.backWidth(saying: $0) <= room }
  }

  private func placeItems(in row: CGRect, isMirrored: Bool) {
    let start = isMirrored ? row.maxX : row.minX
    let end = isMirrored ? row.minX : row.maxX
    let step: CGFloat = isMirrored ? -1 : 1
    var next = start
    if let back {
      let width = back.wantedWidth
      // The back sign stands nearer to the edge than other items.
      let x = isMirrored ? start - width + 4 : start - 4
      back.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
      next += step * width
    }
    leading?.place(from: next, step: step, in: row, room: row.width)
    trailing?.place(from: end, step: -step, in: row, room: row.width)
  }

  private func wantedTitleWidth(room: CGFloat) -> CGFloat {
    if let titleView {
      let own = titleView.bounds.width
      let wanted = titleView.intrinsicContentSize.width
      return min(room, max(own, wanted > 0 ? wanted : titleView.sizeThatFits(.zero).width))
    }
    return hidesTitle ? 0 : min(room, title.sizeThatFits(.zero).width)
  }

  /// In the middle of the row where there is room, else as near to it as there is.
  private func placeTitle(width: CGFloat, in row: CGRect, left: CGFloat, right: CGFloat) {
    let least = row.minX + (left > 0 ? left + Self.gap : 0)
    let greatest = row.maxX - (right > 0 ? right + Self.gap : 0)
    let view = titleView ?? title
    let width = titleView == nil ? title.sizeThatFits(.zero).width : width
    let length = max(0, min(width, greatest - least))
    let x = max(least, min(greatest - length, bounds.midX - length / 2))
    var height = min(row.height, view.sizeThatFits(CGSize(width: length, height: 0)).height)
    if view === titleView {
      let wanted = view.intrinsicContentSize.height
      height = min(row.height, wanted > 0 ? wanted : view.bounds.height)
    }
    view.frame = CGRect(
      x: x.rounded() + titleShift.horizontal,
      y: row.minY + ((row.height - height) / 2).rounded() + titleShift.vertical, width: length,
      height: height)
  }
}
