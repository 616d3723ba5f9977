// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionInterfaceDocuments
import MullionTextInput
import MullionViewControllers
import MullionViewTree

extension ObjectReader {
  private static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
  ]

  func fill(_ bar: UINavigationBar) {
    flag("largeTitles") { bar.prefersLargeTitles = $0 }
    flag("translucent") { bar.isTranslucent = $0 }
    choice("barStyle", Self.barStyles) { bar.barStyle = $0 }
    color("barTintColor") { bar.barTintColor = $0 }
    if let element = child(key: "titleTextAttributes") {
      bar.titleTextAttributes = inner(element).barTextAttributes
    }
    if let element = child(key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = inner(element).barTextAttributes
    }
    let items = child("items")?.children.compactMap { maker.object(for: $0) as? UINavigationItem }
    navigationAppearance("standardAppearance") { bar.standardAppearance = $0 }
    navigationAppearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = $0 }
    navigationAppearance("compactAppearance") { bar.compactAppearance = $0 }
    image("shadowImage") { bar.shadowImage = $0 }
    image("backgroundImage") { bar.setBackgroundImage($0, for: .default) }
    image("backIndicatorImage") { bar.backIndicatorImage = $0 }
    image("backIndicatorTransitionMaskImage") { bar.backIndicatorTransitionMaskImage = $0 }
    leaveOut("compactScrollEdgeAppearance")
    fillView(bar)
    if let items { bar.items = items }
  }

  func fill(_ bar: UITabBar) {
    flag("translucent") { bar.isTranslucent = $0 }
    choice("barStyle", Self.barStyles) { bar.barStyle = $0 }
    color("barTintColor") { bar.barTintColor = $0 }
    color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    let items = child("items")?.children.compactMap { maker.object(for: $0) as? UITabBarItem }
    tabAppearance("standardAppearance") { bar.standardAppearance = $0 }
    tabAppearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = $0 }
    color("selectedImageTintColor") { bar.tintColor = $0 }
    choice(
      "itemPositioning", ["automatic": .automatic, "fill": .fill, "centered": .centered]
    ) { bar.itemPositioning = $0 }
    number("itemWidth") { bar.itemWidth = $0 }
    number("itemSpacing") { bar.itemSpacing = $0 }
    image("backgroundImage") { bar.backgroundImage = $0 }
    image("shadowImage") { bar.shadowImage = $0 }
    image("selectionIndicatorImage") { bar.selectionIndicatorImage = $0 }
    fillView(bar)
    if let items { bar.items = items }
  }

  func fill(_ bar: UIToolbar) {
    flag("translucent") { bar.isTranslucent = $0 }
    choice("barStyle", Self.barStyles) { bar.barStyle = $0 }
    color("barTintColor") { bar.barTintColor = $0 }
    let items = child("items")?.children.compactMap { maker.object(for: $0) as? UIBarButtonItem }
    toolbarAppearance("standardAppearance") { bar.standardAppearance = $0 }
    toolbarAppearance("compactAppearance") { bar.compactAppearance = $0 }
    toolbarAppearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = $0 }
    fillView(bar)
    if let items { bar.items = items }
  }

  func fill(_ bar: UISearchBar) {
    text("text") { bar.text = $0 }
    text("placeholder") { bar.placeholder = $0 }
    text("prompt") { bar.prompt = $0 }
    flag("showsCancelButton") { bar.showsCancelButton = $0 }
    flag("translucent") { bar.isTranslucent = $0 }
    color("barTintColor") { bar.barTintColor = $0 }
    choice(
      "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]
    ) { bar.searchBarStyle = $0 }
    image("backgroundImage") { bar.backgroundImage = $0 }
    leaveOut("barStyle", "showsBookmarkButton", "showsSearchResultsButton", "showsScopeBar")
    leaveOut("selectedScopeButtonIndex", "scopeButtonTitles", "searchResultsButtonSelected")
    if let traits = child(key: "textInputTraits") {
      let said = inner(traits)
      said.fillTyping(bar)
      said.reportUnread()
    }
    fillView(bar)
  }

  func fill(_ item: UINavigationItem) {
    text("title") { item.title = $0 }
    text("prompt") { item.prompt = $0 }
    text("backButtonTitle") { item.backButtonTitle = $0 }
    choice(
      "largeTitleDisplayMode", ["automatic": .automatic, "always": .always, "never": .never]
    ) { item.largeTitleDisplayMode = $0 }
    flag("hidesBackButton") { item.hidesBackButton = $0 }
    flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = $0 }
    flag("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = $0 }
    if let view = part("titleView") as? UIView { item.titleView = view }
    if let button = part("backBarButtonItem") as? UIBarButtonItem {
      item.backBarButtonItem = button
    }
    if let button = part("leftBarButtonItem") as? UIBarButtonItem {
      item.leftBarButtonItem = button
    }
    if let button = part("rightBarButtonItem") as? UIBarButtonItem {
      item.rightBarButtonItem = button
    }
    if let list = child(key: "leftBarButtonItems") {
      item.leftBarButtonItems = list.children.compactMap {
        maker.object(for: $0) as? UIBarButtonItem
      }
    }
    if let list = child(key: "rightBarButtonItems") {
      item.rightBarButtonItems = list.children.compactMap {
        maker.object(for: $0) as? UIBarButtonItem
      }
    }
    choice(
      "backButtonDisplayMode", ["default": .default, "generic": .generic, "minimal": .minimal]
    ) { item.backButtonDisplayMode = $0 }
    navigationAppearance("standardAppearance") { item.standardAppearance = $0 }
    navigationAppearance("scrollEdgeAppearance") { item.scrollEdgeAppearance = $0 }
    navigationAppearance("compactAppearance") { item.compactAppearance = $0 }
    choice(
      "style", ["navigator": .navigator, "browser": .browser, "editor": .editor]
    ) { item.style = $0 }
    choice(
      "searchBarPlacement", ["automatic": .automatic, "inline": .inline, "stacked": .stacked]
    ) { item.preferredSearchBarPlacement = $0 }
  }

  /// Returns the object of the child element with the key `key`.
  func part(_ key: String) -> NSObject? { child(key: key).flatMap { maker.object(for: $0) } }

  func fill(_ item: UIBarButtonItem) {
    choice("systemItem", Self.systemItems) { item.become($0) }
    choice("style", ["plain": .plain, "done": .done, "bordered": .plain]) { item.style = $0 }
    fillBarItem(item)
    number("width") { item.width = $0 }
    color("tintColor") { item.tintColor = $0 }
    flag("changesSelectionAsPrimaryAction") { item.changesSelectionAsPrimaryAction = $0 }
    flag("springLoaded") { item.isSpringLoaded = $0 }
    if let view = (child(key: "customView") ?? customViewElement).flatMap({ maker.object(for: $0) })
    {
      item.customView = view as? UIView
    }
    skip("inset", "catalog")
    leaveOut("backButtonBackgroundImage", "backgroundImage", "menuIdentifier")
    leaveOut("landscapeImagePhone")
  }

  private var customViewElement: InterfaceElement? {
    guard let element = element.children.first(where: { ObjectKind.isView($0.name) }) else {
      return nil
    }
    return child(element.name)
  }

  private func fillBarItem(_ item: UIBarItem) {
    text("title") { item.title = $0 }
    image("image") { item.image = $0 }
    flag("enabled") { item.isEnabled = $0 }
    integer("tag") { item.tag = $0 }
    if let insets = edges("imageInsets") { item.imageInsets = insets }
    if let element = child(key: "accessibilityConfiguration") {
      let said = inner(element)
      said.text("label") { item.accessibilityLabel = $0 }
      if let identifier = said.string("identifier") { item.accessibilityIdentifier = identifier }
    }
    for state in children("textAttributes") {
      item.setTitleTextAttributes(inner(state).barTextAttributes, for: .normal)
    }
  }

  func fill(_ item: UITabBarItem) {
    choice("systemItem", Self.systemTabs) { item.become($0) }
    fillBarItem(item)
    image("selectedImage") { item.selectedImage = $0 }
    text("badgeValue") { item.badgeValue = $0 }
    color("badgeColor") { item.badgeColor = $0 }
    flag("springLoaded") { item.isSpringLoaded = $0 }
    if let offset = child(key: "titlePositionAdjustment") ?? child("offsetWrapper") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
    tabAppearance("standardAppearance") { item.standardAppearance = $0 }
    tabAppearance("scrollEdgeAppearance") { item.scrollEdgeAppearance = $0 }
    skip("catalog")
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
