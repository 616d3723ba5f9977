// SPDX-License-Identifier: Apache-2.0

extension UIMenu {
  /// Returns the menu with its commands replaced by actions; commands that no object from `responder` on can
  /// perform are left out.
  ///
  /// A menu without commands is returned unmodified.
  package func withCommands(for responder: UIResponder) -> UIMenu {
    guard hasCommands else { return self }
    return replacingChildren(
      children.compactMap { child in
        switch child {
        case let command as UICommand: command.shown(for: responder)
        case let menu as UIMenu: menu.withCommands(for: responder)
        default: child
        }
      })
  }

  private var hasCommands: Bool {
    children.contains { $0 is UICommand || ($0 as? UIMenu)?.hasCommands == true }
  }
}
