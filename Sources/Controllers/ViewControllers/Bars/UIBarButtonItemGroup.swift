// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

/// A group of related bar items, with an item that represents them if space is limited.
///
/// Differs from UIKit: the user cannot customise bars; a group stays where the app put it.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// Creates a group of items.
  ///
  /// If space is limited, `representativeItem` represents the items, or they move to a menu if it is `nil`.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  /// Creates an empty group.
  ///
  /// Differs from UIKit: groups are not archived; `coder` is not read.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: groups are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// Returns a group that the user cannot move.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user can move but not remove.
  ///
  /// - Note: Bars cannot be customised on Linux; the identifier has no effect.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that the user can remove.
  ///
  /// A centred group that is not in the default customisation is only in the overflow menu.
  ///
  /// - Note: Bars cannot be customised on Linux; the identifier has no effect.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInBar = isInDefaultCustomization
    return group
  }

  // MARK: Items

  /// The items of the group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adopt()
      changed()
    }
  }
  /// The item that represents the group if space is limited.
  ///
  /// Without an action of its own, the item opens a menu of the group's items.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      adopt()
      changed()
    }
  }
  /// Whether the representative item is shown now.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the group is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// Whether the items of a centred group in the bar are also in the overflow menu while other groups have
  /// moved there.
  open var alwaysAvailable = false
  /// The representation of the group in the overflow menu, or `nil` for the items of the group.
  open var menuRepresentation: UIMenuElement? { didSet { changed() } }
  /// Whether the group is in the bar, and not only in its overflow menu.
  private(set) var isInBar = true

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
    representativeItem?.buttonGroup = self
  }

  /// The navigation item that contains the group.
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

  // MARK: Menus

  /// The elements of the group in a menu.
  var menuElements: [UIMenuElement] {
    if let menuRepresentation { return [menuRepresentation] }
    return barButtonItems.filter { !$0.isHidden }.compactMap(\.menuElement)
  }

  /// The menu of the representative item.
  var menu: UIMenu { UIMenu(title: representativeItem?.title ?? "", children: menuElements) }
}
