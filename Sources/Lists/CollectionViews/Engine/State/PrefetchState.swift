// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The items announced for prefetching, and the last movement of the view.
struct PrefetchState {
  /// The announced items that are neither displayed nor cancelled since.
  var announced: Set<IndexPath> = []
  /// The bounds at the last run of the prefetch pass.
  var bounds = CGRect.null
  /// The direction of the last movement: 1 towards the end of the content, -1 towards its beginning.
  var direction: CGFloat = 1
  /// The axis of the last movement.
  var axis = UICollectionViewScrollDirection.vertical
  /// Whether other items may be ahead although the view did not move.
  var isOutdated = false

  /// Translates the index paths after an update; deleted items are removed, because the data source no longer
  /// has them.
  ///
  /// - Complexity: O(announced items).
  mutating func rename(_ newPath: (IndexPath) -> IndexPath?) {
    announced = Set(announced.compactMap(newPath))
  }
}
