// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// An apply that is not carried out yet.
struct PendingApply<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The requested change.
  let change: ApplyRequest<Section, Item>.Change
  /// The state to display, which results from all requests so far.
  var state: DataSourceState<Section, Item>
  /// Whether all views are replaced.
  let usesReloadData: Bool
  let isAnimated: Bool
  let place: PlaceInUpdates
  let completion: UncheckedCall?
  /// The difference from the displayed state to `state`, if another thread computed it in advance.
  var prepared: PreparedDifference<Section, Item>?

  /// The snapshot to display, with its marks.
  var marked: Snapshot { change.marked ?? state.snapshot }
  /// The section to which a section snapshot was applied.
  var section: Section? { change.section }
}
