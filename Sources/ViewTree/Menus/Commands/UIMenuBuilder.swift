// SPDX-License-Identifier: Apache-2.0

/// Changes a menu that responders build together.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// What the menu is for.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a method and of what tells it apart.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of the one of a name.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives the menu of a name other elements.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before the one of a name.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after the one of a name.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu first into the one of a name.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu last into the one of a name.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes out the menu of a name.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command of a method.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}
