// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The item that an animated scroll is under way to, and where it was thought to be.
struct ScrollGoal {
  var indexPath: IndexPath
  let position: UICollectionViewScrollPosition
  var end: CGPoint
  /// Whether the scroll came to its end by itself.
  var isReached = false
}
