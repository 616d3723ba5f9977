// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu under construction.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  /// The whole menu.
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      Self.isCommand(element, action, propertyList)
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Returns whether an element is the command with an action and a property list.
  static func isCommand(
    _ element: UIMenuElement, _ action: Selector, _ propertyList: Any?
  ) -> Bool {
    guard let command = element as? UICommand, command.action == action else { return false }
    return command.propertyList as? AnyHashable == propertyList as? AnyHashable
  }

  private func first(in menu: UIMenu, where isMeant: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isMeant(menu) { return menu }
    for child in menu.children {
      if let inner = child as? UIMenu, let found = first(in: inner, where: isMeant) { return found }
      if isMeant(child) { return child }
    }
    return nil
  }

  /// Replaces the menu with an identifier by the result of `body`.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    change(where: { ($0 as? UIMenu)?.identifier == identifier }) { element in
      (element as? UIMenu).map(body) ?? [element]
    }
  }

  /// Replaces the elements for which `isMeant` returns `true` by the result of `body`.
  func change(
    where isMeant: (UIMenuElement) -> Bool, _ body: (UIMenuElement) -> [UIMenuElement]
  ) {
    let changed = Self.changed(root, where: isMeant, body)
    if changed.count == 1, let menu = changed[0] as? UIMenu {
      root = menu
    } else {
      root = UIMenu(identifier: .root, children: changed)
    }
  }

  private static func changed(
    _ element: UIMenuElement, where isMeant: (UIMenuElement) -> Bool,
    _ body: (UIMenuElement) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    if isMeant(element) { return body(element) }
    guard let menu = element as? UIMenu else { return [element] }
    var isOther = false
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      let new = changed(child, where: isMeant, body)
      if new.count != 1 || new[0] !== child { isOther = true }
      return new
    }
    return [isOther ? menu.replacingChildren(children) : menu]
  }
}

extension UIMenu {
  /// The menu that responders modify: the standard menus of an app, without commands.
  @MainActor
  static var standard: UIMenu {
    func empty(_ title: String, _ identifier: Identifier, _ parts: [Identifier] = []) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: parts.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return UIMenu(
      identifier: .root,
      children: [
        empty("", .application, [.about, .preferences, .services, .hide, .quit]),
        empty("File", .file, [.newScene, .open, .close, .print]),
        empty("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .spelling]),
        empty("Format", .format, [.font, .text]), empty("View", .view, [.toolbar, .fullscreen]),
        empty("Window", .window, [.minimizeAndZoom, .bringAllToFront]), empty("Help", .help),
      ])
  }
}
