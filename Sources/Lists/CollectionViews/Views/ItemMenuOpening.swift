// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The object that opens the context menus of a collection view's items.
@MainActor
protocol ItemMenuOpening: AnyObject {
  /// The interaction with which the user opens the menus.
  var interaction: UIContextMenuInteraction { get }
}
