// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UICollectionView {
  /// Whether lines end at the left in content coordinates.
  var readsAgainstCoordinates: Bool {
    (effectiveUserInterfaceLayoutDirection == .rightToLeft) != layer.runsFromRight
  }
}
