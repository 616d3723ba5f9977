// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionControls
import MullionViewTree

/// A behavior that determines the items of a collection view that support spring loading.
private final class ItemSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let list = interaction.view as? UICollectionView,
      let path = list.engine.item(hitAt: context.location(in: list))
    else { return false }
    context.targetItem = path
    // The delegate may replace it by a part of the cell, which then blinks.
    context.targetView = list.cellForItem(at: path)
    return list.delegate?.collectionView(list, shouldSpringLoadItemAt: path, with: context) ?? true
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag from elsewhere that hovers over an item selects it, as a tap does.
  ///
  /// The delegate is queried for each item.
  public var isSpringLoaded: Bool {
    get { spring(ItemSpring.self) != nil }
    set {
      setSpring(newValue, ItemSpring()) { interaction, context in
        guard let list = interaction.view as? UICollectionView,
          let path = context.targetItem as? IndexPath
        else { return }
        _ = SelectionPass(engine: list.engine).use(path)
      }
    }
  }
}
