// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Which items were announced to come into sight soon, and how the view moved.
struct PrefetchState {
  /// Announced, and neither shown nor taken back since.
  var announced: Set<IndexPath> = []
  /// The bounds when items were announced last.
  var bounds = CGRect.null
  /// Which way the content moved last: 1 towards its end, -1 towards its beginning.
  var direction: CGFloat = 1
  /// Along which axis it moved last.
  var axis = UICollectionViewScrollDirection.vertical
  /// Whether other items may be ahead although the view did not move.
  var isOutdated = false

  /// Gives the items the index paths they have after an update; those that are gone are forgotten,
  /// because the data source no longer knows them.
  ///
  /// - Complexity: O(announced items).
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    announced = Set(announced.compactMap(newPath))
  }
}
