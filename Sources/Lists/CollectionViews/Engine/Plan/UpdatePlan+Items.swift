// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension UpdatePlan {
  /// The changes as a layout receives them: deletions, insertions, moves, reloads, sections first, each in
  /// order.
  ///
  /// - Complexity: O(n) in the number of changed items.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in changes.deletedSections { add(.delete, .section(section), nil) }
    for path in changes.deletedItems.flatMap(\.paths) { add(.delete, path, nil) }
    for section in changes.insertedSections { add(.insert, nil, .section(section)) }
    for path in changes.insertedItems.flatMap(\.paths) { add(.insert, nil, path) }
    for move in changes.movedSections { add(.move, .section(move.from), .section(move.to)) }
    for move in changes.movedItems {
      for (from, to) in zip(move.origin.paths, move.goal.paths) { add(.move, from, to) }
    }
    for section in changes.reloadedSections { add(.reload, .section(section), .section(section)) }
    for path in changes.reloadedItems.flatMap(\.paths) { add(.reload, path, path) }
    return items
  }
}

extension IndexPath {
  /// Returns the index path that represents a whole section in update items.
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}

extension UpdatePlan.Run {
  fileprivate var paths: [IndexPath] {
    (place.item..<place.item + count).map { IndexPath(item: $0, section: place.section) }
  }
}
