// SPDX-License-Identifier: Apache-2.0

extension UIMenu {
  /// The menu as it is shown: with actions for the commands that somebody from `responder` on can
  /// carry out, and without the others.
  ///
  /// A menu without commands is shown itself.
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
