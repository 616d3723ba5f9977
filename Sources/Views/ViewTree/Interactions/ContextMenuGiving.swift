// SPDX-License-Identifier: Apache-2.0

/// An interaction with a presenter for its menus in a module above.
@MainActor
package protocol ContextMenuGiving: AnyObject {
  /// Returns a presenter for the menus of this interaction.
  func makeShowing() -> any ContextMenuShowing
}
