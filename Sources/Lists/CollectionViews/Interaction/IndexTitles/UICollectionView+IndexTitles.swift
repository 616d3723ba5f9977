// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UICollectionView: IndexTitling {
  /// What the data source says.
  var titlesOfIndex: [String] { dataSource?.indexTitles(for: self) ?? [] }

  /// Scrolls to the item that the data source names, if there is such.
  func showTitle(_ title: String, at position: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: position),
      engine.knownCounts.contains(path)
    else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
