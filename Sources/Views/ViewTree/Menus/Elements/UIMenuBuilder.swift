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
  /// Takes out the action of a name.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Takes out the command of a method and of what tells it apart.
  func remove(command removedAction: Selector, propertyList: Any?)
  /// Puts elements in the place of the menu of a name.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of the action of a name.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in the place of the command of a method and of what tells it apart.
  func replace(
    command replacedAction: Selector, propertyList: Any?,
    with replacementElements: [UIMenuElement])
  /// Puts elements before the menu of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements after the menu of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements before the action of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements after the action of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements before the command of a method and of what tells it apart.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList: Any?)
  /// Puts elements after the command of a method and of what tells it apart.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList: Any?)
  /// Puts elements first into the menu of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements last into the menu of a name.
  func insertElements(
    _ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// The command of a method.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }

  /// Takes out the command of a method.
  public func remove(command removedAction: Selector) {
    remove(command: removedAction, propertyList: nil)
  }

  /// Puts elements in the place of the command of a method.
  public func replace(
    command replacedAction: Selector, with replacementElements: [UIMenuElement]
  ) {
    replace(command: replacedAction, propertyList: nil, with: replacementElements)
  }

  /// Puts elements before the command of a method.
  public func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector
  ) {
    insertElements(insertedElements, beforeCommand: siblingAction, propertyList: nil)
  }

  /// Puts elements after the command of a method.
  public func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector
  ) {
    insertElements(insertedElements, afterCommand: siblingAction, propertyList: nil)
  }
}
