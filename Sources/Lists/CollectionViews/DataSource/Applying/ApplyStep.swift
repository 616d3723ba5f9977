// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// The pending applies that are carried out together: the state of the last one, with the marks of all.
struct ApplyStep<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  let state: DataSourceState<Section, Item>
  let marks: ApplyMarks<Section, Item>
  let usesReloadData: Bool
  let isAnimated: Bool
  /// The handling of the scroll position: `.kept` if one of the applies requires it.
  let place: PlaceInUpdates
  /// The sections to which section snapshots were applied.
  let outlined: Set<Section>
  /// The difference from the displayed snapshot to `state`, if it was computed in advance.
  let prepared: SnapshotDifference<Section, Item>?
  /// The completions of applies that are not animated.
  let completions: [UncheckedCall]
  /// The completions of animated applies.
  let animatedCompletions: [UncheckedCall]
  /// The number of applies.
  let count: Int

  /// Creates a step from the pending applies; `nil` if there are none.
  init?(_ waiting: [PendingApply<Section, Item>]) {
    guard let last = waiting.last else { return nil }
    state = last.state
    prepared = last.prepared?.difference
    // Closures: a key path into a generic type is looked up again on each use.
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
