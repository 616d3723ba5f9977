// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import MullionContracts

/// Answers as a data source and delegate do that implement nothing but what they must.
@MainActor
final class AbsentCollectionMethods: NSObject, UICollectionViewDataSource, UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    contractBroken("the cell of an item was asked for where there are none")
  }
}
