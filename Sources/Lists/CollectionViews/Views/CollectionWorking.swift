// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A collection view as the factory of its engine.
///
/// Every collection view conforms to it in a higher layer, where the engine's type is known.
@MainActor
protocol CollectionWorking: AnyObject {
  /// Creates the engine of the view.
  func makeWork() -> any CollectionWork
  /// Creates the handler for context menus of items, and adds its interaction to the view.
  func makeMenus() -> any ItemMenuOpening
}
