// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// The content of a navigation bar for one level of its stack.
///
/// Known gap: attributed subtitles, and views as subtitles.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, _NamedMembers {
  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file, or an item without a title with any other coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of items.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UINavigationItem.self)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: navigation items are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  // MARK: Title

  /// The title, shown in the row or large.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The subtitle, below the title in the row, and below a large title unless ``largeSubtitle`` is set.
  open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
  /// The text of a large title, or `nil` for ``title``.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { changed() } } }
  /// The subtitle below a large title, or `nil` for ``subtitle``.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { changed() } } }
  /// The shown subtitle below a large title, or `nil` for none.
  var shownLargeSubtitle: String? {
    (largeSubtitle ?? subtitle).flatMap { $0.isEmpty ? nil : $0 }
  }
  /// A view shown instead of the title in the row.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// The text of the line above the row.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// The display mode of the title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// The closure that returns the menu of the title from the suggested actions, or `nil` for no custom menu.
  ///
  /// The suggested actions are a renaming if there is a ``renameDelegate``, and the actions of a document.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// The delegate that controls the renaming of the title by the user, or `nil` if the title cannot be
  /// renamed.
  ///
  /// With a delegate, a press of the title opens the title's menu, or a text field if there is no menu.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet {
      UncalledMethods.report(of: renameDelegate)
      changed()
    }
  }
  /// The document that the title represents.
  package var titleDocument: (any TitleDocument)? { didSet { changed() } }

  /// Whether a press of the title opens a menu.
  var hasTitleMenu: Bool { titleMenuProvider != nil || titleDocument != nil }

  /// The style of the item, which determines the placement of the title and whether there are centred items.
  open var style: ItemStyle = .navigator { didSet { if style != oldValue { changed() } } }

  // MARK: Back

  /// The item whose title, image and tint the next item's back button shows instead of this item's title.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      itemsChanged(from: oldValue.map { [$0] }, to: backBarButtonItem.map { [$0] })
    }
  }
  /// The title of the next item's back button, or `nil` for this item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// The display mode of the next item's back button.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// The action of the back button, performed instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether the back button of this item is hidden.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Sets whether the back button of this item is hidden.
  ///
  /// - Note: `animated` has no effect.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether items at the leading edge are shown beside the back button, not instead of it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Buttons

  /// The items at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsChanged(from: oldValue, to: leftBarButtonItems)
      leadingItemGroups = groups(of: leftBarButtonItems, unless: leadingItemGroups)
    }
  }
  /// The items at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsChanged(from: oldValue, to: rightBarButtonItems)
      trailingItemGroups = groups(of: rightBarButtonItems?.reversed(), unless: trailingItemGroups)
    }
  }
  /// The first item at the leading edge; a new value replaces all items there.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge; a new value replaces all items there.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items at the leading edge.
  ///
  /// - Note: `animated` has no effect.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge.
  ///
  /// - Note: `animated` has no effect.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Replaces the items at the leading edge by one item, or removes them for `nil`.
  ///
  /// - Note: `animated` has no effect.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Replaces the items at the trailing edge by one item, or removes them for `nil`.
  ///
  /// - Note: `animated` has no effect.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // MARK: Groups

  /// The groups at the leading edge, in reading order.
  ///
  /// These groups contain the items of ``leftBarButtonItems``: setting one property updates the other.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      guard groupsChanged(from: oldValue, to: leadingItemGroups) else { return }
      let items = leadingItemGroups.flatMap(\.barButtonItems)
      if items != leftBarButtonItems ?? [] { leftBarButtonItems = items }
    }
  }
  /// The centred groups, in reading order.
  ///
  /// The groups are shown in the styles ``ItemStyle/browser`` and ``ItemStyle/editor``. Groups that do not
  /// fit move to the overflow menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { _ = groupsChanged(from: oldValue, to: centerItemGroups) }
  }
  /// The groups at the trailing edge, in reading order.
  ///
  /// These groups contain the items of ``rightBarButtonItems``, which begin at the edge: setting one property
  /// updates the other.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      guard groupsChanged(from: oldValue, to: trailingItemGroups) else { return }
      let items = Array(trailingItemGroups.flatMap(\.barButtonItems).reversed())
      if items != rightBarButtonItems ?? [] { rightBarButtonItems = items }
    }
  }
  /// The group pinned at the trailing end of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      _ = groupsChanged(
        from: [oldValue].compactMap(\.self), to: [pinnedTrailingGroup].compactMap(\.self))
    }
  }
  /// The additional elements of the overflow menu.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }

  private func groups(
    of items: [UIBarButtonItem]?, unless groups: [UIBarButtonItemGroup]
  ) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    if groups.flatMap(\.barButtonItems) == items { return groups }
    return items.isEmpty ? [] : [.fixedGroup(items: items)]
  }

  /// Sets the owner of the groups, and returns whether they changed.
  private func groupsChanged(
    from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]
  ) -> Bool {
    guard old != new else { return false }
    for group in old where group.owner === self { group.owner = nil }
    for group in new { group.owner = self }
    changed()
    return true
  }

  // MARK: Search

  /// The search controller, whose search bar is shown in the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.owner === self { oldValue?.owner = nil }
      searchController?.owner = self
      changed()
    }
  }
  /// The preferred placement of the search bar; `inline` only applies in wide windows.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }
  /// The current placement of the search bar.
  open package(set) var searchBarPlacement: SearchBarPlacement = .stacked
  /// Whether the search bar collapses when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  // MARK: Appearance

  /// The appearance of the bar over content, or `nil` for the bar's standard appearance.
  open var standardAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar over content in vertically compact windows, or `nil` for
  /// ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar when no content is below it, or `nil` for the bar's scroll edge appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The appearance of the bar when no content is below it in vertically compact windows, or `nil` for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceChanged() }
  }

  // MARK: Presenter

  /// The object that shows the item.
  package weak var presenter: (any NavigationItemPresenting<UINavigationItem>)?

  /// Notifies the presenter that the item changed.
  package func changed() { presenter?.navigationItemChanged(self) }

  private func itemsChanged(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    present(new, insteadOf: old)
    changed()
  }

  private func appearanceChanged() {
    follow([
      standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
    ])
    changed()
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}

extension UINavigationItem: SearchOwning {
  func searchChanged() { changed() }
  var isSearchBarStacked: Bool { searchBarPlacement == .stacked }
}

extension UINavigationItem: BarItemPresenting, BarAppearancePresenting {
  /// Notifies the presenter that one of the item's buttons changed.
  package func barItemChanged(_ item: UIBarItem) { changed() }
  /// Notifies the presenter that one of the item's appearances changed.
  package func barAppearanceChanged() { changed() }
}
