// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

extension ApplyRequest.Change {
  /// The snapshot with its marks; `nil` for section snapshots, which have none.
  var marked: NSDiffableDataSourceSnapshot<Section, Item>? {
    if case .whole(let snapshot) = self { snapshot } else { nil }
  }

  /// The section that a section snapshot is applied to; `nil` for a whole snapshot.
  var section: Section? {
    if case .section(_, let section) = self { section } else { nil }
  }
}
