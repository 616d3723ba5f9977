// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// Shows the difference between two snapshots.
///
/// Two steps, as recorded: first what came, went and moved; then what is marked, at its new place.
/// So an item that is new and marked for reloading is asked for twice.
@MainActor
struct SnapshotPass {
  let engine: CollectionEngine

  /// Carries views over to their items' new places.
  ///
  /// The layout is solved anew even when nothing moved: sections that are equal may say otherwise
  /// how they are laid out.
  ///
  /// `outlined` are sections, by their index after the change, that were given an outline: what
  /// moves into one of them that had no items is asked for again, as recorded.
  ///
  /// An equal snapshot measures what is realised anew, unless marks name what is to be looked at.
  ///
  /// - Complexity: O(k log k + r log k) for k runs of changes and r realised, selected and measured
  ///   elements, and what the layout needs to be solved.
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

  /// Replaces the views of what is to be reloaded, and has what is to be configured again handed
  /// out once more.
  ///
  /// - Complexity: O(marks + realised elements), or nothing without marks.
  func run(reloading items: Set<IndexPath>, sections: IndexSet, reconfiguring: Set<IndexPath>) {
    let pass = UpdatePass(engine: engine)
    if !items.isEmpty || !sections.isEmpty { pass.reload(items, sections: sections) }
    let rest = reconfiguring.filter { !items.contains($0) && !sections.contains($0.section) }
    if !rest.isEmpty { pass.reconfigure(rest) }
  }
}
