// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The target item of an animated scroll, and the offset at which it was expected.
struct ScrollGoal {
  var indexPath: IndexPath
  let position: UICollectionViewScrollPosition
  var end: CGPoint
  /// Whether the scroll ended without interruption.
  var isReached = false
}
