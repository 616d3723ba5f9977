// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

/// Items of a bar that belong together, and the one that stands for them where they have no room.
///
/// Differs from UIKit: people can't rearrange bars; a group is where the program put it.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// A group of items, and the one that stands for them where they have no room; nil: they go into a menu.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  /// An empty group.
  ///
  /// Differs from UIKit: there are no archives of groups; `coder` is not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: groups are not archived.
  open func encode(with coder: NSCoder) {}

  /// A group that people can't move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people may move and not take away, where bars can be rearranged.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people may take away, where bars can be rearranged.
  ///
  /// One that is not in the bar at first stands in its menu of items that have no room.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInBar = isInDefaultCustomization
    return group
  }

  // MARK: Items

  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adopt()
      changed()
    }
  }
  /// What stands for the items where they have no room; without an action of its own it opens a menu of them.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      adopt()
      changed()
    }
  }
  /// Whether the representative item is shown now.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the group is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the items are in the menu of a bar whose other items have no room, although they are in the bar.
  open var alwaysAvailable = false
  /// What stands for the group in the menu of what has no room; nil: its items.
  open var menuRepresentation: UIMenuElement? { didSet { changed() } }
  /// Whether the group is in the bar, and not only in its menu.
  private(set) var isInBar = true

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
    representativeItem?.buttonGroup = self
  }

  /// The navigation item that has the group.
  weak var owner: (any BarItemPresenting)? {
    didSet { showTo(owner) }
  }

  private func showTo(_ owner: (any BarItemPresenting)?) {
    for item in barButtonItems + [representativeItem].compactMap(\.self) { item.presenter = owner }
  }

  private func changed() {
    showTo(owner)
    if let item = representativeItem ?? barButtonItems.first { owner?.barItemChanged(item) }
  }

  // MARK: In menus

  /// What stands for the group in a menu.
  var menuElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
  }

  /// The menu that the representative item opens.
  var menu: UIMenu { UIMenu(title: representativeItem?.title ?? "", children: menuElements) }
}
