// SPDX-License-Identifier: Apache-2.0

/// An interaction for which a module above has what shows its menus.
@MainActor
package protocol ContextMenuGiving: AnyObject {
  /// What shows the menus of this interaction.
  func makeShowing() -> any ContextMenuShowing
}
