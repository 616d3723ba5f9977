// SPDX-License-Identifier: Apache-2.0

import CFrameProbe
import Foundation
import UIKit

/// A list whose rows have different heights that are only estimated until they come into view.
final class VariedController: UICollectionViewController {
  /// The distance by which the list is scrolled up per frame.
  static let step = 200

  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.showsVerticalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(VariedCell.self, forCellWithReuseIdentifier: "row")
  }

  func showMiddle() {
    collectionView.scrollToItem(
      at: IndexPath(item: rows / 2, section: 0), at: .top, animated: false)
  }

  /// Records the positions of the visible rows, and scrolls up.
  func noteAndScroll() {
    let offset = collectionView.contentOffset.y
    for cell in collectionView.visibleCells {
      guard let path = collectionView.indexPath(for: cell),
        cell.frame.maxY > offset, cell.frame.minY < offset + 800
      else { continue }
      probe_drift_row(Int32(path.item), cell.frame.minY - offset)
    }
    probe_drift_step(400)
    collectionView.contentOffset.y -= CGFloat(Self.step)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? VariedCell)?.show(row: indexPath.item)
    return cell
  }
}
