// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import Foundation

extension SnapshotDifference {
  /// The changes as a layout is told of them, in the order of ``BatchUpdate``.
  ///
  /// - Complexity: O(n) in the number of items that come, go and move.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    var items: [UICollectionViewUpdateItem] = []
    func add(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) {
      items.append(UICollectionViewUpdateItem(action, before: before, after: after))
    }
    for section in deletedSections { add(.delete, .section(section), nil) }
    for run in deletedItems {
      for path in run.place.paths(run.count) { add(.delete, path, nil) }
    }
    for section in insertedSections { add(.insert, nil, .section(section)) }
    for run in insertedItems {
      for path in run.place.paths(run.count) { add(.insert, nil, path) }
    }
    for move in movedSections { add(.move, .section(move.from), .section(move.to)) }
    for run in movedItems {
      for (from, to) in zip(run.from.paths(run.count), run.to.paths(run.count)) {
        add(.move, from, to)
      }
    }
    return items
  }
}

extension ItemPlace {
  /// The index paths of `count` items from here on.
  fileprivate func paths(_ count: Int) -> [IndexPath] {
    (item..<item + count).map { IndexPath(item: $0, section: section) }
  }
}
