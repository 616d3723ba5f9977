// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

extension ApplyRequest.Change {
  /// The snapshot with its marks; `nil` for outlines, which have none.
  var marked: NSDiffableDataSourceSnapshot<Section, Item>? {
    if case .whole(let snapshot) = self { snapshot } else { nil }
  }

  /// The section that is given an outline.
  var section: Section? {
    if case .section(_, let section) = self { section } else { nil }
  }
}
