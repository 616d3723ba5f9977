// SPDX-License-Identifier: Apache-2.0

import Foundation

extension BatchUpdate {
  /// The changes as a layout is told of them: what goes, what comes, what moves, what is replaced,
  /// sections first, each in order.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in deletedSections { add(.delete, .section(section), nil) }
    for path in deletedItems.sorted() { add(.delete, path, nil) }
    for section in insertedSections { add(.insert, nil, .section(section)) }
    for path in insertedItems.sorted() { add(.insert, nil, path) }
    for move in movedSections { add(.move, .section(move.from), .section(move.to)) }
    for move in movedItems { add(.move, move.from, move.to) }
    for section in reloadedSections { add(.reload, .section(section), .section(section)) }
    for path in reloadedItems.sorted() { add(.reload, path, path) }
    return items
  }
}

extension IndexPath {
  /// A whole section, as updates name it.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
