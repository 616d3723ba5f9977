// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts

/// A data source and delegate that implements only the required methods; the controller calls its default
/// implementations for methods that are not overridden.
@MainActor
final class DefaultCollectionMethods: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    contractBroken(
      "a cell was requested from a data source without items; set a data source that has items")
  }
}
