// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSCollectionLayoutGroup {
  /// The closure that returns the frames of a custom group's items; `nil` for other groups.
  package var customItemProvider: NSCollectionLayoutGroupCustomItemProvider? {
    content.itemProvider
  }

  /// The arrangement of the group's items.
  package var describedArrangement: Arrangement { content.arrangement }
}
