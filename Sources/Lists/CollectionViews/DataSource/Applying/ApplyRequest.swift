// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// The parameters of one apply.
struct ApplyRequest<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  enum Change: Sendable {
    case whole(NSDiffableDataSourceSnapshot<Section, Item>)
    case section(NSDiffableDataSourceSectionSnapshot<Item>, Section)
  }

  let change: Change
  var usesReloadData = false
  var isAnimated = true
  var place = PlaceInUpdates.asPolicy
  var completion: (() -> Void)?
}
