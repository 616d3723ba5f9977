// SPDX-License-Identifier: Apache-2.0

/// An interface for changing a menu that responders build together.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that the menu belongs to.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier, or `nil`.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier, or `nil`.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list, or `nil`.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces the menu with an identifier by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of the menu with an identifier by the result of `childrenBlock`.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts `siblingMenu` before the menu with the given identifier.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts `siblingMenu` after the menu with the given identifier.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts `childMenu` as the first element of the menu with the given identifier.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts `childMenu` as the last element of the menu with the given identifier.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes the menu with an identifier.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Removes the action with an identifier.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes the command with an action and a property list.
  func remove(command removedAction: Selector, propertyList: Any?)
  /// Replaces the menu with an identifier by elements.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces the action with an identifier by elements.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces the command with an action and a property list by elements.
  func replace(
    command replacedAction: Selector, propertyList: Any?,
    with replacementElements: [UIMenuElement])
  /// Inserts elements before the menu with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after the menu with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before the action with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after the action with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before the command with an action and a property list.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList: Any?)
  /// Inserts elements after the command with an action and a property list.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList: Any?)
  /// Inserts elements at the beginning of the menu with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the end of the menu with an identifier.
  func insertElements(
    _ insertedElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command with an action and no property list, or `nil`.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }

  /// Removes the command with an action and no property list.
  public func remove(command removedAction: Selector) {
    remove(command: removedAction, propertyList: nil)
  }

  /// Replaces the command with an action and no property list by elements.
  public func replace(
    command replacedAction: Selector, with replacementElements: [UIMenuElement]
  ) {
    replace(command: replacedAction, propertyList: nil, with: replacementElements)
  }

  /// Inserts elements before the command with an action and no property list.
  public func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector
  ) {
    insertElements(insertedElements, beforeCommand: siblingAction, propertyList: nil)
  }

  /// Inserts elements after the command with an action and no property list.
  public func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector
  ) {
    insertElements(insertedElements, afterCommand: siblingAction, propertyList: nil)
  }
}
