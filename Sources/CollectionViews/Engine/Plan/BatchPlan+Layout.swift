// SPDX-License-Identifier: Apache-2.0

import CompositionalLayout
import Foundation

extension BatchPlan {
  /// What becomes of sections and items, for a layout that keeps what was measured.
  ///
  /// - Complexity: O(k) in the number k of changes, and O(sections) when sections change.
  var layoutUpdate: LayoutUpdate {
    var items: [LayoutUpdate.Items] = []
    for (old, map) in slots {
      guard let new = newSection(old) else { continue }
      items.append(
        LayoutUpdate.Items(
          section: new, taken: map.taken.map { $0..<$0 + 1 }, filled: map.filled.map { $0..<$0 + 1 }
        ))
    }
    let moves = movedItems.map { from, to in
      LayoutUpdate.Move(from: (from.section, from.item), to: (to.section, to.item))
    }
    return LayoutUpdate(sections: newOrder, items: items, moves: moves)
  }

  /// For each section after the update, the index it had before; `nil` while sections stay.
  private var newOrder: [Int?]? {
    guard changesSections else { return nil }
    var order: [Int?] = Array(repeating: nil, count: after.sectionCount)
    for old in before.items.indices {
      if let new = newSection(old), order.indices.contains(new) { order[new] = old }
    }
    return order
  }
}
