// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A collection view, as the maker of what does its work.
///
/// Every collection view conforms above, where the engine is known.
@MainActor
protocol CollectionWorking: AnyObject {
  /// Makes what carries out what the view is asked for.
  func makeWork() -> any CollectionWork
  /// Makes what opens the context menus of items, and gives the view its interaction.
  func makeMenus() -> any ItemMenuOpening
}
