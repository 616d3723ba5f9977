// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// An apply that was asked for and not carried out yet.
struct PendingApply<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What was asked for.
  let change: ApplyRequest<Section, Item>.Change
  /// What is to be shown, as it follows from everything asked for before.
  var state: DataSourceState<Section, Item>
  /// Whether all views are replaced.
  let usesReloadData: Bool
  let isAnimated: Bool
  let place: PlaceInUpdates
  let completion: UncheckedCall?
  /// Leads from what was shown to what is to be shown, when another thread found it in advance.
  var prepared: PreparedDifference<Section, Item>?

  /// What is to be shown, with its marks.
  var marked: Snapshot { change.marked ?? state.snapshot }
  /// The section to which a section snapshot was applied.
  var section: Section? { change.section }
}
