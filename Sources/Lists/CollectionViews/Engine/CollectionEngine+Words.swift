// SPDX-License-Identifier: Apache-2.0

import Foundation

extension CollectionEngine {
  /// Returns an element as text for messages: its index path, and for a cell the item's identifier if the
  /// data source provides one.
  func words(for key: ElementKey) -> String {
    key.category == .cell ? words(forItemAt: key.indexPath) : key.indexPath.words
  }

  /// Returns an item as text for messages: its index path, and its identifier if the data source provides
  /// one.
  func words(forItemAt path: IndexPath) -> String {
    let item = (view.dataSource as? any ItemNaming)?.itemWords(at: path)
    return ([path.words, item].compactMap(\.self)).joined(separator: ", ")
  }

  /// Returns a text for messages: the class of the view that displays an element, or else the element's kind,
  /// and its index path.
  func nameOfView(for attributes: UICollectionViewLayoutAttributes) -> String {
    let key = ElementKey(attributes)
    let name = realised[key].map { "\(type(of: $0.view))" }
    return (name ?? attributes.representedElementKind ?? "the cell") + " at " + words(for: key)
  }

  /// The remedy for item counts that contradict the changes of an update, for messages.
  var wordsForUpdate: String {
    view.dataSource is any ItemNaming
      ? "the data source shows snapshots: apply a snapshot instead of naming changes"
      : "name every change of the data in the update, and change the data inside it"
  }
}
