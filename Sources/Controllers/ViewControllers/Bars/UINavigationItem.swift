// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// What a navigation bar shows for one place of its stack.
///
/// Known gap: subtitles that are attributed, or views.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, _NamedMembers {
  /// An item of a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() {
    super.init()
  }

  /// An item as an interface file describes it; one without a title with another coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of items.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UINavigationItem.self)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: navigation items are not archived.
  open func encode(with coder: NSCoder) {}

  // MARK: Title

  /// What is shown in the middle, or large.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// One line below the title, in the row, or below a large title where ``largeSubtitle`` says nothing else.
  open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
  /// What a large title says; nil: the title.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { changed() } } }
  /// One line below a large title; nil: the subtitle.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { changed() } } }
  /// The line below a large title; nil: there is none.
  var shownLargeSubtitle: String? {
    (largeSubtitle ?? subtitle).flatMap { $0.isEmpty ? nil : $0 }
  }
  /// A view in the title's place in the row.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// One line above the row.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// Whether the title is large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  /// Makes the menu that opens when the title is pressed, from the actions that the system suggests; nil: the
  /// title is no button.
  ///
  /// The system suggests renaming, where there is a ``renameDelegate``, and what can be done with a document.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// Who follows how a person renames what the title names; nil: nobody renames it.
  ///
  /// The title is a button then: it opens its menu, where there is one, else a field in its place.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet {
      UncalledMethods.report(of: renameDelegate)
      changed()
    }
  }
  /// The document that the title stands for.
  package var titleDocument: (any TitleDocument)? { didSet { changed() } }

  /// Whether a press of the title opens a menu.
  var hasTitleMenu: Bool { titleMenuProvider != nil || titleDocument != nil }

  /// What the bar is for: it decides where the title stands, and whether there are items in the middle.
  open var style: ItemStyle = .navigator { didSet { if style != oldValue { changed() } } }

  // MARK: Back

  /// What stands for this item in the next one's back button: its title, picture and tint.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet {
      itemsChanged(from: oldValue.map { [$0] }, to: backBarButtonItem.map { [$0] })
    }
  }
  /// The title of the next item's back button; nil: this item's title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// What the next item's back button says.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// What the back button does instead of going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// Whether this item has no back button.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Sets whether this item has no back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether items at the leading edge stand beside the back button, not instead of it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Buttons

  /// The items at the leading edge, from there inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsChanged(from: oldValue, to: leftBarButtonItems)
      leadingItemGroups = groups(of: leftBarButtonItems, unless: leadingItemGroups)
    }
  }
  /// The items at the trailing edge, from there inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      itemsChanged(from: oldValue, to: rightBarButtonItems)
      trailingItemGroups = groups(of: rightBarButtonItems?.reversed(), unless: trailingItemGroups)
    }
  }
  /// The first item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the items at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  // MARK: Groups

  /// The groups at the leading edge, in the order in which people read.
  ///
  /// They and ``leftBarButtonItems`` are the same items: setting one sets the other.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      guard groupsChanged(from: oldValue, to: leadingItemGroups) else { return }
      let items = leadingItemGroups.flatMap(\.barButtonItems)
      if items != leftBarButtonItems ?? [] { leftBarButtonItems = items }
    }
  }
  /// The groups in the middle, in the order in which people read.
  ///
  /// They are shown in the styles ``ItemStyle/browser`` and ``ItemStyle/editor``. What has no room there
  /// goes into a menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { _ = groupsChanged(from: oldValue, to: centerItemGroups) }
  }
  /// The groups at the trailing edge, in the order in which people read.
  ///
  /// They and ``rightBarButtonItems``, which begin at the edge, are the same items: setting one sets the other.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      guard groupsChanged(from: oldValue, to: trailingItemGroups) else { return }
      let items = Array(trailingItemGroups.flatMap(\.barButtonItems).reversed())
      if items != rightBarButtonItems ?? [] { rightBarButtonItems = items }
    }
  }
  /// The group at the very end of the bar.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet {
      _ = groupsChanged(
        from: [oldValue].compactMap(\.self), to: [pinnedTrailingGroup].compactMap(\.self))
    }
  }
  /// What the menu of items that have no room holds beside them, where the middle has items.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  /// The name under which a person's arrangement of the bar could be kept; nobody arranges it.
  open var customizationIdentifier: String?

  private func groups(
    of items: [UIBarButtonItem]?, unless groups: [UIBarButtonItemGroup]
  ) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    if groups.flatMap(\.barButtonItems) == items { return groups }
    return items.isEmpty ? [] : [.fixedGroup(items: items)]
  }

  /// Tells groups whose they are; answers whether they are others than before.
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

  /// What searches the controller's content, with its bar in the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.owner === self { oldValue?.owner = nil }
      searchController?.owner = self
      changed()
    }
  }
  /// Where the search bar is wanted; in the row only where the window is wide.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }
  /// Where the search bar stands now.
  open package(set) var searchBarPlacement: SearchBarPlacement = .stacked
  /// Whether the search bar goes away when content is scrolled.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  // MARK: Appearance

  /// What the bar looks like over content; nil: as it says itself.
  open var standardAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// What the bar looks like over content in low windows; nil: `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// What the bar looks like where no content is below it; nil: as the bar says itself.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceChanged() } }
  /// The same in low windows; nil: `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearanceChanged() }
  }

  // MARK: Parts

  /// What shows the item.
  package weak var presenter: (any NavigationItemPresenting)?

  /// Tells the bar that shows the item.
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
  /// Tells the bar: one of its buttons changed.
  package func barItemChanged(_ item: UIBarItem) { changed() }
  /// Tells the bar: one of its looks changed.
  package func barAppearanceChanged() { changed() }
}
