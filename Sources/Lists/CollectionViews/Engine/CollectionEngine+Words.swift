// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CollectionEngine {
  /// An element as a message names it: its index path, and for a cell the item's identifier when the
  /// data source knows one.
  func words(for key: ElementKey) -> String {
    key.category == .cell ? words(forItemAt: key.indexPath) : key.indexPath.words
  }

  /// An item as a message names it: its index path, and its identifier when the data source knows
  /// one.
  func words(forItemAt path: IndexPath) -> String {
    let item = (view.dataSource as? any ItemNaming)?.itemWords(at: path)
    return ([path.words, item].compactMap(\.self)).joined(separator: ", ")
  }

  /// The class of the view that shows an element, and the element's place, for messages.
  func nameOfView(for attributes: UICollectionViewLayoutAttributes) -> String {
    let key = ElementKey(attributes)
    let name = realised[key].map { "\(type(of: $0.view))" }
    return (name ?? attributes.representedElementKind ?? "the cell") + " at " + words(for: key)
  }

  /// What to do when the numbers of items contradict the changes that an update named.
  var wordsForUpdate: String {
    view.dataSource is any ItemNaming
      ? "the data source shows snapshots: apply a snapshot instead of naming changes"
      : "name every change of the data in the update, and change the data inside it"
  }
}
