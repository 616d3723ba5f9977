// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

extension DataSourceState {
  /// Returns the state after the item at `origin` moved to `goal`, an index path counted without the item;
  /// `nil` if one of them does not exist.
  ///
  /// In an outline the item moves with its descendants and becomes a sibling of the item before which it is
  /// placed, or a root at the end.
  ///
  /// - Complexity: O(log n) for n items; O(m log n) for m items in outlines.
  func moving(_ origin: IndexPath, to goal: IndexPath) -> DataSourceState? {
    guard let item = item(origin), let from = snapshot.section(at: origin.section), goal.count == 2,
      let to = snapshot.section(at: goal.section)
    else { return nil }
    let isSame = origin.section == goal.section
    let count = snapshot.numberOfItems(inSectionAt: goal.section) - (isSame ? 1 : 0)
    guard goal.item >= 0, goal.item <= count else { return nil }
    if hasOutline(from) || hasOutline(to) {
      return movingInOutline(item, from: from, to: to, origin.item, goal.item)
    }
    var new = self
    new.move(item, to: goal)
    return new
  }

  private func movingInOutline(
    _ item: Item, from: Section, to: Section, _ oldIndex: Int, _ newIndex: Int
  ) -> DataSourceState {
    var source = outline(of: from)
    let branch = source.snapshot(of: item, includingParent: true)
    let below = branch.numberOfVisibleItems - 1
    source.delete([item])
    var target = from == to ? source : outline(of: to)
    var index = newIndex
    // The index counts the descendants of the item, which have not been removed yet.
    if from == to, index > oldIndex { index = max(oldIndex, index - below) }
    if let next = target.visibleItem(at: index) {
      target.insert(branch, before: next)
    } else if let last = target.rootItems.last {
      target.insert(branch, after: last)
    } else {
      target = branch
    }
    var new = self
    if from != to { new.apply(.section(source, from)) }
    new.apply(.section(target, to))
    return new
  }
}
