// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// A sidebar: scrolling rows with a header, a footer and a bottom bar.
final class TabSidebarView: UIView {
  /// The content of the list.
  struct Content {
    let entries: [SidebarEntry]
    let header: (any UIContentConfiguration)?
    let footer: (any UIContentConfiguration)?
    let bottom: UIView?
    /// The items in the menu of the button beside the hide button, or `nil` for no such button.
    let overflow: UIDeferredMenuElement?
  }

  private static let side: CGFloat = 10
  private static let top: CGFloat = 44
  /// The distance between a group and the following block, in points.
  private static let gap: CGFloat = 16

  private let scroll = UIScrollView()
  private let line = UIView()
  private let button = UIButton(type: .system)
  private let more = UIButton(type: .system)
  private var listener: SidebarListener?
  /// The tabs whose rows are visible.
  private var seen: [UITab] = []
  private var rows: [TabSidebarRow] = []
  private var header: (any UIView & UIContentView)?
  private var footer: (any UIView & UIContentView)?
  private var bottom: UIView?
  private var hide: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    accessibilityContainerType = .list
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
    button.accessibilityLabel = "Hide sidebar"
    button.addAction(UIAction { [weak self] _ in self?.hide() }, for: .touchUpInside)
    scroll.alwaysBounceVertical = true
    scroll.contentInsetAdjustmentBehavior = .never
    more.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    more.accessibilityLabel = "More"
    more.showsMenuAsPrimaryAction = true
    scroll.delegate = self
    for view in [scroll, button, more, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the list is shown in front of the content, with a shadow, and not beside the content.
  var liesInFront = false {
    didSet {
      layer.shadowOpacity = liesInFront ? 0.2 : 0
      layer.shadowRadius = 12
    }
  }

  /// Whether the list is visible.
  var isInSight = false { didSet { if isInSight != oldValue { setNeedsLayout() } } }

  /// Returns the row of the tab with the given identifier, or `nil` if there is none.
  func row(of tab: ObjectIdentifier) -> TabSidebarRow? {
    rows.first { $0.tab.map(ObjectIdentifier.init) == tab }
  }

  /// Shows `content`.
  ///
  /// `listener` supplies the items of rows, and `hide` is called when the user hides the list.
  func show(_ content: Content, for listener: SidebarListener, hide: @escaping () -> Void) {
    self.hide = hide
    self.listener = listener
    rows.forEach { $0.removeFromSuperview() }
    rows = content.entries.map { TabSidebarRow($0, listener, traits: traitCollection) }
    more.isHidden = content.overflow == nil
    more.menu = content.overflow.map { UIMenu(children: [$0]) }
    header = show(content.header, in: header)
    footer = show(content.footer, in: footer)
    for row in rows { scroll.addSubview(row) }
    if bottom !== content.bottom {
      if bottom?.superview === self { bottom?.removeFromSuperview() }
      bottom = content.bottom
      if let bottom { addSubview(bottom) }
    }
    setNeedsLayout()
  }

  private func show(
    _ configuration: (any UIContentConfiguration)?, in old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let old, old.supports(configuration) {
      old.configuration = configuration
      return old
    }
    old?.removeFromSuperview()
    let new = configuration?.makeContentView()
    if let new { scroll.addSubview(new) }
    return new
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.inset(by: safe)
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - hair, y: 0, width: hair, height: bounds.height)
    button.frame = CGRect(
      x: isMirrored ? inner.minX + 4 : inner.maxX - 48, y: inner.minY, width: 44, height: Self.top)
    more.frame = button.frame.offsetBy(dx: isMirrored ? 44 : -44, dy: 0)
    let low = bottom.map { min(fitting($0, width: inner.width), inner.height / 2) } ?? 0
    bottom?.frame = CGRect(x: inner.minX, y: inner.maxY - low, width: inner.width, height: low)
    scroll.frame = CGRect(
      x: inner.minX, y: inner.minY + Self.top, width: inner.width,
      height: max(
        0, bounds.height - inner.minY - Self.top - (bottom == nil ? 0 : safe.bottom + low)))
    scroll.contentInset.bottom = bottom == nil ? safe.bottom : 0
    layoutRows(width: max(0, inner.width - 2 * Self.side))
  }

  private func layoutRows(width: CGFloat) {
    var y: CGFloat = 0
    var all: [UIView] = rows
    if let header { all.insert(header, at: 0) }
    if let footer { all.append(footer) }
    for view in all {
      let height =
        view is TabSidebarRow
        ? view.sizeThatFits(CGSize(width: width, height: 0)).height : fitting(view, width: width)
      if (view as? TabSidebarRow)?.beginsBlock == true { y += Self.gap }
      view.frame = CGRect(x: Self.side, y: y, width: width, height: height)
      y += height
    }
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: y + Self.side)
    reportVisibleContent()
  }

  /// Notifies the listener of the rows that became visible or invisible.
  private func reportVisibleContent() {
    let now =
      isInSight ? rows.filter { $0.frame.intersects(scroll.bounds) }.compactMap(\.tab) : []
    let before = seen
    seen = now
    for tab in now where !before.contains(tab) { listener?.begins(tab) }
    for tab in before where !now.contains(tab) { listener?.ended(tab) }
  }

  private func fitting(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension TabSidebarView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { reportVisibleContent() }
}
