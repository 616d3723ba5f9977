// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UICollectionView: IndexTitling {
  /// The index titles of the data source.
  var titlesOfIndex: [String] { dataSource?.indexTitles(for: self) ?? [] }

  /// Scrolls to the item that the data source returns for a title, if it exists.
  func showTitle(_ title: String, at position: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: position),
      engine.knownCounts.contains(path)
    else { return }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
