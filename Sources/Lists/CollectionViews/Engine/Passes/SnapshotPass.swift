// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// The pass that displays the difference between two snapshots.
///
/// It works in two steps, as recorded from UIKit: first the insertions, deletions and moves; then the marks,
/// at their new index paths. So the cell of an item that is new and marked for reloading is requested twice.
@MainActor
struct SnapshotPass {
  let engine: CollectionEngine

  /// Moves the views to the new index paths of their items.
  ///
  /// The layout is solved again even if nothing moved: equal sections may be laid out differently. `outlined`
  /// contains the sections, by their index after the change, to which an outline was applied: items that move
  /// into one of them that had none are provided again, as recorded from UIKit. An equal snapshot measures
  /// the realised elements again, unless there are marks.
  ///
  /// - Complexity: O(s + k log (k s) + r log k) for s sections, k runs of changes and r realised, selected
  ///   and measured elements, plus the cost of solving the layout.
  func run<Section, Item>(
    _ difference: SnapshotDifference<Section, Item>, outlined: Set<Int>, hasMarks: Bool
  ) {
    guard !difference.isEmpty else {
      return UpdatePass(engine: engine).layOutAgain(isMeasuring: !hasMarks)
    }
    let before = engine.knownCounts
    let (after, asked) = before.after(difference)
    engine.counters.countsAsked += asked
    let old = difference.initial
    let begun = outlined.filter { section in
      difference.final.section(at: section).flatMap(old.indexOfSection)
        .map { old.numberOfItems(inSectionAt: $0) == 0 } ?? true
    }
    UpdatePass(engine: engine).run(
      UpdatePlan(difference, before: before, after: after, begun: IndexSet(begun)))
  }

  /// Replaces the views of reloaded items and sections, and reconfigures cells in place.
  ///
  /// - Complexity: O(m log m + realised elements) for m marks, plus the cost of the layout; O(1) without
  ///   marks.
  func run(reloading items: Set<IndexPath>, sections: IndexSet, reconfiguring: Set<IndexPath>) {
    let pass = UpdatePass(engine: engine)
    if !items.isEmpty || !sections.isEmpty { pass.reload(items, sections: sections) }
    let rest = reconfiguring.filter { !items.contains($0) && !sections.contains($0.section) }
    if !rest.isEmpty { pass.reconfigure(rest) }
  }
}
