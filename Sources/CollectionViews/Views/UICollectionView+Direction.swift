// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import ViewTree

// Where the direction of reading is not the one that the layout was written for.
extension UICollectionView {
  /// Has the coordinates run from right to left when the layout asks for it.
  func followDirection() {
    let layout = placingLayout
    let isFlipped =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    if layer.runsFromRight != isFlipped { layer.runsFromRight = isFlipped }
  }

  /// Whether what is on the left in content coordinates is where lines end.
  var readsAgainstCoordinates: Bool {
    (effectiveUserInterfaceLayoutDirection == .rightToLeft) != layer.runsFromRight
  }
}
