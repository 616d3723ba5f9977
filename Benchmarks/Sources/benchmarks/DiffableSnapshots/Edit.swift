// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// One edit of the current snapshot of a data source.
enum Edit: String, CaseIterable {
  case append = "append 1"
  case appendPage = "append 100"
  case insertAtFront = "insert 1 at front"
  case deleteInMiddle = "delete 1 in the middle"
  case move = "move 1"
  case reload = "reload 1"

  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, UUID>

  /// Performs the edit; `number` is its index in a series of edits, `new` contains unused identifiers.
  func perform(on snapshot: inout Snapshot, old: [UUID], new: [UUID], number: Int) {
    // Somewhere in the middle half, another place every time.
    let quarter = old.count / 4
    let place = quarter + (number &* 7_919) % max(1, quarter * 2)
    switch self {
    case .append, .appendPage: snapshot.appendItems(new)
    case .insertAtFront: snapshot.insertItems(new, beforeItem: old[0])
    case .deleteInMiddle: snapshot.deleteItems([old[place]])
    case .move: snapshot.moveItem(old[place], afterItem: old[old.count - 2])
    case .reload: snapshot.reloadItems([old[place]])
    }
  }

  /// The number of new identifiers that the edit needs.
  var newItems: Int {
    switch self {
    case .append, .insertAtFront: 1
    case .appendPage: 100
    case .deleteInMiddle, .move, .reload: 0
    }
  }
}
