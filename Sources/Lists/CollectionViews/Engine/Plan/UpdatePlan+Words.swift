// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

extension UpdatePlan: CustomStringConvertible {
  /// The plan as text: a line of counts, and a line for each change, sections first.
  ///
  /// ```
  /// 2 sections of 9 items -> 2 of 8
  /// - 0.3...5
  /// + 1.0
  /// 0.0 -> 1.2
  /// * 1.1
  /// ```
  ///
  /// `-` is a deletion, `+` an insertion, `*` a reload.
  package var description: String {
    let (old, new) = (before.items.reduce(0, +), after.items.reduce(0, +))
    let head = "\(before.sectionCount) sections of \(old) items -> \(after.sectionCount) of \(new)"
    return ([head] + sectionLines + itemLines).joined(separator: "\n")
  }

  private var sectionLines: [String] {
    changes.deletedSections.map { "- section \($0)" }
      + changes.insertedSections.map { "+ section \($0)" }
      + changes.movedSections.map { "section \($0.from) -> \($0.to)" }
      + changes.reloadedSections.map { "* section \($0)" }
      + changes.begunSections.map { "* what moves into section \($0)" }
  }

  private var itemLines: [String] {
    let moves = changes.movedItems.map { "\($0.origin.words) -> \($0.goal.words)" }
    return (changes.deletedItems + changes.lostItems).map { "- \($0.words)" }
      + (changes.insertedItems + changes.gainedItems).map { "+ \($0.words)" } + moves
      + changes.reloadedItems.map { "* \($0.words)" }
  }
}

extension UpdatePlan.Run {
  fileprivate var words: String {
    let first = "\(place.section).\(place.item)"
    return count == 1 ? first : "\(first)...\(place.item + count - 1)"
  }
}
