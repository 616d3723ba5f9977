// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A scroll that was requested before the view had a size.
struct PendingScroll {
  let indexPath: IndexPath
  let position: UICollectionViewScrollPosition
}
