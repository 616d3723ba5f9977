// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

extension UIBarButtonItem {
  /// Returns a group of this item that the user cannot move.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group of this item that the user can move.
  ///
  /// - Note: Bars cannot be customised on Linux; the identifier has no effect.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group of this item that the user can remove.
  ///
  /// - Note: Bars cannot be customised on Linux; the identifier has no effect.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  /// The representation of the item in the overflow menu, or `nil` for custom views and spaces.
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

  /// The name of the item's glyph, or `nil` without one.
  private var contentName: String? {
    if case .glyph(let glyph) = content { glyph.name } else { nil }
  }
}
