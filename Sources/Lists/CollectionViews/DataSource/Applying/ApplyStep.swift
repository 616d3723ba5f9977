// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// Applies that are carried out together: what the last one shows, with the marks of all.
struct ApplyStep<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let state: DataSourceState<Section, Item>
  let marks: ApplyMarks<Section, Item>
  let usesReloadData: Bool
  let isAnimated: Bool
  /// What the view does with the place: it is kept when one of the applies says so.
  let place: PlaceInUpdates
  /// Sections to which section snapshots were applied.
  let outlined: Set<Section>
  /// From what is shown to `state`, if that was found in advance.
  let prepared: SnapshotDifference<Section, Item>?
  /// Of applies that are not animated.
  let completions: [UncheckedCall]
  /// Of animated ones.
  let animatedCompletions: [UncheckedCall]
  /// How many applies these are.
  let count: Int

  /// Nothing when nothing waits.
  init?(_ waiting: [PendingApply<Section, Item>]) {
    guard let last = waiting.last else { return nil }
    state = last.state
    prepared = last.prepared?.difference
    // Closures: key paths into generic types are looked up anew each time.
    usesReloadData = waiting.contains { $0.usesReloadData }
    isAnimated = waiting.contains { $0.isAnimated }
    place = waiting.contains { $0.place == .kept } ? .kept : .asPolicy
    outlined = Set(waiting.compactMap { $0.section })
    completions = waiting.compactMap { $0.isAnimated ? nil : $0.completion }
    animatedCompletions = waiting.compactMap { $0.isAnimated ? $0.completion : nil }
    count = waiting.count
    var marks = ApplyMarks<Section, Item>()
    for apply in waiting where apply.section == nil { marks.add(of: apply.marked) }
    self.marks = marks
  }
}
