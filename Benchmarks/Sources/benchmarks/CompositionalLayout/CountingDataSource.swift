// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A data source with one section of plain cells.
final class CountingDataSource: NSObject, UICollectionViewDataSource {
  var count: Int
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    _, _, _ in
  }

  init(count: Int) { self.count = count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
}
