// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UICollectionView {
  /// Whether what is on the left in content coordinates is where lines end.
  var readsAgainstCoordinates: Bool {
    (effectiveUserInterfaceLayoutDirection == .rightToLeft) != layer.runsFromRight
  }
}
