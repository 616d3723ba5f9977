// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCollectionLayoutGroup {
  /// What places a custom group's items; `nil` for other groups.
  package var customItemProvider: NSCollectionLayoutGroupCustomItemProvider? {
    content.itemProvider
  }

  /// How the group puts its items.
  package var describedArrangement: Arrangement { content.arrangement }
}
