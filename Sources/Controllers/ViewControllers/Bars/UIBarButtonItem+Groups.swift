// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

extension UIBarButtonItem {
  /// A group of this item that people can't move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item that people may move, where bars can be rearranged.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item that people may take away, where bars can be rearranged.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// What stands for the item in a menu of items that have no room; nil: nothing, as for views and room.
  var menuElement: UIMenuElement? {
    if let menuRepresentation { return menuRepresentation }
    switch content {
    case .view, .fixedSpace, .flexibleSpace: return nil
    case .title, .image, .glyph: break
    }
    let words = title ?? accessibilityLabel ?? image?.accessibilityWords ?? contentName ?? ""
    if opensMenuAtOnce, let menu {
      return UIMenu(title: words, image: image, children: menu.children)
    }
    let action = UIAction(title: words, image: image) { [weak self] _ in self?.wasChosen() }
    if !isEnabled { action.attributes.insert(.disabled) }
    return action
  }

  /// What the item is called by its sign; nil without one.
  private var contentName: String? {
    if case .glyph(let glyph) = content { glyph.name } else { nil }
  }
}
