// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The row of a navigation bar: back button, items, and the title between them.
final class NavigationRow: UIView {
  /// The minimum distance between the title and the items, in points.
  private static let gap: CGFloat = 8

  /// The closure called when the user presses the back button.
  var onBack: (() -> Void)?

  private let title = UILabel()
  private var titleView: UIView?
  private var back: BarButton?
  private var backTitle: String?
  private var leading: BarSide?
  private var middle: BarSide?
  private var trailing: BarSide?
  private var groups = RowGroups()
  /// The items of the bar's container, which precede the items of the navigation item at the leading edge.
  var ownItems: [UIBarButtonItem] = []
  private weak var item: UINavigationItem?
  private var appearance = UINavigationBarAppearance()
  /// The width for which the shown groups were computed, in points, or `nil` if they were not computed yet.
  private var fittedWidth: CGFloat?
  private let overflowItem = UIBarButtonItem()
  private var titleMenu: TitleMenuButton?
  /// Whether the title is hidden, because it is shown large elsewhere.
  var hidesTitle = false {
    didSet { if hidesTitle != oldValue { title.alpha = hidesTitle ? 0 : 1 } }
  }
  private var titleShift = UIOffset.zero
  /// The width reserved beside the items at the trailing edge, in points.
  var reserve: CGFloat = 0 {
    didSet { if reserve != oldValue { setNeedsLayout() } }
  }
  /// The area that is reserved beside the items at the trailing edge; see ``reserve``.
  private(set) var reserved = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.accessibilityTraits = .header
    addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `item`; the back button leads to `previous`.
  func show(
    _ item: UINavigationItem?, previous: UINavigationItem?, appearance: UINavigationBarAppearance
  ) {
    back?.removeFromSuperview()
    back = nil
    showTitle(of: item, appearance: appearance)
    let showsBack =
      item.map { item in
        previous != nil && !item.hidesBackButton
          && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
      } ?? false
    if showsBack, let previous { showBack(to: previous, from: item, appearance: appearance) }
    self.item = item
    self.appearance = appearance
    groups = groupsOfItem()
    fittedWidth = nil
    showGroups()
    setNeedsLayout()
  }

  /// Returns the groups of the item; centred groups are only included if the item's style shows them.
  private func groupsOfItem() -> RowGroups {
    guard let item else { return RowGroups() }
    return RowGroups(
      leading: (ownItems.isEmpty ? [] : [.fixedGroup(items: ownItems)])
        + item.leadingItemGroups,
      center: item.style == .navigator ? [] : item.centerItemGroups,
      trailing: item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap(\.self),
      more: [item.additionalOverflowItems].compactMap(\.self))
  }

  /// Creates the views of the currently shown groups.
  private func showGroups() {
    for view in itemViews where view.superview === self { view.removeFromSuperview() }
    leading = side(groups.items(groups.leading), appearance: appearance)
    middle = side(groups.items(groups.center), appearance: appearance)
    var last = Array(groups.items(groups.trailing).reversed())
    let overflow = groups.overflow
    if !overflow.isEmpty {
      overflowItem.image = UIImage(systemName: "ellipsis.circle")
      overflowItem.accessibilityLabel = "More"
      overflowItem.menu = UIMenu(children: overflow)
      last.append(overflowItem)
    }
    trailing = side(last, appearance: appearance)
    for view in itemViews { addSubview(view) }
  }

  private var itemViews: [UIView] {
    [leading, middle, trailing].flatMap { $0?.views ?? [] }
  }

  /// Reduces the groups until they fit or cannot be reduced further.
  private func fit(in row: CGRect) {
    guard fittedWidth != row.width else { return }
    if fittedWidth != nil {
      groups = groupsOfItem()
      showGroups()
    }
    fittedWidth = row.width
    while wantedWidth(in: row) > row.width, groups.shrink() { showGroups() }
  }

  private func wantedWidth(in row: CGRect) -> CGFloat {
    let sides = [leading, middle, trailing].reduce(0) { $0 + ($1?.width(height: row.height) ?? 0) }
    let title = titleView == nil ? min(Self.leastTitle, wantedTitleWidth(room: row.width)) : 0
    return sides + reserve + title + (back.map { $0.backWidth(saying: nil) } ?? 0) + 2 * Self.gap
  }

  /// The minimum width of the title before items are reduced for it, in points.
  private static let leastTitle: CGFloat = 80

  private func showTitle(of item: UINavigationItem?, appearance: UINavigationBarAppearance) {
    if titleView !== item?.titleView {
      if titleView?.superview === self { titleView?.removeFromSuperview() }
      titleView = item?.titleView
      if let titleView { addSubview(titleView) }
    }
    let hasView = titleView != nil
    TitleLines.show(
      hasView ? nil : item?.title, hasView ? nil : item?.subtitle, in: title,
      title: BarTextStyle(font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
        .with(appearance.titleTextAttributes),
      subtitle: BarTextStyle(font: TitleLines.font, color: .secondaryLabel)
        .with(appearance.subtitleTextAttributes))
    titleShift = appearance.titlePositionAdjustment
    showTitleMenu(of: item)
  }

  private func showTitleMenu(of item: UINavigationItem?) {
    guard let item, item.hasTitleMenu || item.renameDelegate != nil, titleView == nil else {
      titleMenu?.removeFromSuperview()
      titleMenu = nil
      return
    }
    let button = titleMenu ?? TitleMenuButton()
    button.menu =
      item.hasTitleMenu
      ? { [weak self, weak item] in item.flatMap { self?.titleMenu(of: $0) } } : nil
    button.onPress = { [weak self] in self?.rename() }
    button.showsSign = item.hasTitleMenu
    button.accessibilityLabel = title.text
    if titleMenu == nil { addSubview(button) }
    titleMenu = button
  }

  /// Returns the menu of a title: the suggested actions, as modified by the item's provider.
  private func titleMenu(of item: UINavigationItem) -> UIMenu? {
    var suggested: [UIMenuElement] = []
    if item.renameDelegate != nil {
      suggested.append(
        UIAction(title: "Rename\u{2026}", image: UIImage(systemName: "pencil")) { [weak self] _ in
          self?.rename()
        })
    }
    suggested += item.titleDocument?.actions(from: self) ?? []
    if let provider = item.titleMenuProvider { return provider(suggested) }
    return UIMenu(title: item.titleDocument?.name ?? "", children: suggested)
  }

  /// Shows a text field in place of the title, if the rename delegate permits.
  private func rename() {
    guard let item, renaming == nil, let delegate = item.renameDelegate,
      delegate.navigationItemShouldBeginRenaming(item)
    else { return }
    let name = item.title ?? ""
    let (shown, selected) = delegate.navigationItem(
      item, willBeginRenamingWith: name, selectedRange: name.startIndex..<name.endIndex)
    let field = TitleField(shown, selected: selected) { [weak item] in
      guard let item, let delegate = item.renameDelegate else { return true }
      return delegate.navigationItem(item, shouldEndRenamingWith: $0)
    } take: { [weak item] in
      guard let item, $0 != item.title, let delegate = item.renameDelegate else { return }
      item.title = $0
      delegate.navigationItem(item, didEndRenamingWith: $0)
    }
    field.onEnd = { [weak self] in
      self?.renaming = nil
      self?.title.isHidden = false
      self?.titleMenu?.isUserInteractionEnabled = true
    }
    renaming = field
    title.isHidden = true
    titleMenu?.isUserInteractionEnabled = false
    addSubview(field)
    placeRenaming()
    field.open()
  }
  private var renaming: TitleField?

  private func placeRenaming() {
    guard let renaming else { return }
    let width = min(TitleField.width, bounds.width - 2 * Self.gap)
    let middle = max(width / 2, min(bounds.width - width / 2, title.frame.midX))
    let height = min(TitleField.height, bounds.height - 2)
    renaming.frame = CGRect(
      x: (middle - width / 2).rounded(), y: ((bounds.height - height) / 2).rounded(),
      width: width, height: height)
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
      appearance: appearance.backButtonAppearance, indicator: appearance.shownBackIndicator)
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
    fit(in: row)
    let itemWidth = trailing?.width(height: row.height) ?? 0
    let free = max(0, min(reserve, row.width - itemWidth))
    reserved = CGRect(
      x: isMirrored ? row.minX + itemWidth : row.maxX - itemWidth - free, y: 0, width: free,
      height: row.height)
    let trailingWidth = itemWidth + free
    var leadingWidth = leading?.width(height: row.height) ?? 0
    let titleWidth = wantedTitleWidth(room: row.width)
    if back != nil {
      fitBack(within: row.width - trailingWidth - leadingWidth - titleWidth - 2 * Self.gap)
      leadingWidth += back?.wantedWidth ?? 0
    }
    placeItems(in: row, isMirrored: isMirrored)
    let centerWidth = middle?.width(height: row.height) ?? 0
    let left = isMirrored ? trailingWidth : leadingWidth
    let right = isMirrored ? leadingWidth : trailingWidth
    if item?.style ?? .navigator == .navigator {
      return placeTitle(width: titleWidth, in: row, left: left, right: right)
    }
    placeCenter(width: centerWidth, in: row, left: left, right: right, isMirrored: isMirrored)
    let edge = isMirrored ? row.maxX - leadingWidth : row.minX + leadingWidth
    let room = abs(
      (centerWidth > 0 ? centerStart : isMirrored ? row.minX + left : row.maxX - right) - edge)
    placeTitle(
      width: titleWidth, in: row, left: isMirrored ? max(0, row.width - leadingWidth - room) : left,
      right: isMirrored ? right : max(0, row.width - leadingWidth - room))
  }

  /// Sets the title of the back button to the first candidate that fits into the width `room`: the item's
  /// back title, a generic one, or none.
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
      // The back chevron is closer to the edge than other items.
      let x = isMirrored ? start - width + 4 : start - 4
      back.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
      next += step * width
    }
    leading?.place(from: next, step: step, in: row, room: row.width)
    trailing?.place(from: end, step: -step, in: row, room: row.width)
  }

  /// The x-coordinate at which the centred items begin, in points.
  private var centerStart: CGFloat = 0

  /// Places the centred items in the centre, or as near to the centre as the edge items and the title permit.
  private func placeCenter(
    width: CGFloat, in row: CGRect, left: CGFloat, right: CGFloat, isMirrored: Bool
  ) {
    guard let middle else { return }
    let whole = wantedTitleWidth(room: row.width) + 2 * Self.gap
    let (least, greatest) = (row.minX + left, row.maxX - right - width)
    // The title takes precedence over centring the middle items.
    let wanted = (bounds.width - width) / 2
    let x =
      isMirrored
      ? max(least, min(wanted, greatest - whole)).rounded()
      : min(greatest, max(wanted, least + whole)).rounded()
    centerStart = isMirrored ? x + width : x
    middle.place(from: centerStart, step: isMirrored ? -1 : 1, in: row, room: width)
  }

  private func wantedTitleWidth(room: CGFloat) -> CGFloat {
    if let titleView {
      if let fitted = constrainedTitleSize?.width, fitted > 0 { return min(room, fitted) }
      let own = titleView.bounds.width
      let wanted = titleView.intrinsicContentSize.width
      return min(room, max(own, wanted > 0 ? wanted : titleView.sizeThatFits(.zero).width))
    }
    let sign = titleMenu?.showsSign == true ? TitleMenuButton.signWidth : 0
    return hidesTitle ? 0 : min(room, title.sizeThatFits(.zero).width + sign)
  }

  /// The size from constraints of a title view without autoresizing, in points, or `nil` for other titles.
  private var constrainedTitleSize: CGSize? {
    guard let titleView, !titleView.translatesAutoresizingMaskIntoConstraints else { return nil }
    return titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Places the title in the centre of the row, or as near to the centre as possible; at the leading edge
  /// unless the item's style is `navigator`.
  private func placeTitle(width: CGFloat, in row: CGRect, left: CGFloat, right: CGFloat) {
    let least = row.minX + (left > 0 ? left + Self.gap : 0)
    let greatest = row.maxX - (right > 0 ? right + Self.gap : 0)
    let view = titleView ?? title
    let sign = titleMenu?.showsSign == true ? TitleMenuButton.signWidth : 0
    let width = titleView == nil ? title.sizeThatFits(.zero).width + sign : width
    let length = max(0, min(width, greatest - least))
    var x = max(least, min(greatest - length, bounds.midX - length / 2))
    if item?.style ?? .navigator != .navigator {
      // Aligned with the leading edge.
      let own = left > 0 || back != nil ? 0 : BarButton.padding
      x =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? greatest - length - own : least + own
    }
    var height = min(row.height, view.sizeThatFits(CGSize(width: length, height: 0)).height)
    if view === titleView {
      let fitted = constrainedTitleSize?.height ?? 0
      let wanted = fitted > 0 ? fitted : view.intrinsicContentSize.height
      height = min(row.height, wanted > 0 ? wanted : view.bounds.height)
    }
    view.frame = CGRect(
      x: x.rounded() + titleShift.horizontal,
      y: row.minY + ((row.height - height) / 2).rounded() + titleShift.vertical, width: length,
      height: height)
    placeRenaming()
    guard let titleMenu else { return }
    titleMenu.isHidden = hidesTitle
    titleMenu.frame = CGRect(x: view.frame.minX, y: row.minY, width: length, height: row.height)
    view.frame.size.width = max(0, length - sign)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { view.frame.origin.x += sign }
  }
}
