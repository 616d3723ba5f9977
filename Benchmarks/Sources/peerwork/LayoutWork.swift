// SPDX-License-Identifier: Apache-2.0

import CBench
import Foundation
import UIKit

/// A benchmark of a grid of four columns and rows of 36 points, queried through UIKit's classes.
@MainActor
final class LayoutWork: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  /// Performs a layout, queries the attributes of a screen, and returns the processor time in seconds.
  func screen() -> Double {
    time { $0.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 400, height: 800)) }
  }

  /// Performs a layout, queries all attributes, and returns the processor time in seconds.
  func everything() -> Double {
    time {
      $0.layoutAttributesForElements(in: CGRect(origin: .zero, size: $0.collectionViewContentSize))
    }
  }

  private func time(
    _ question: (UICollectionViewLayout) -> [UICollectionViewLayoutAttributes]?
  ) -> Double {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.dataSource = self
    let start = bench_thread_nanoseconds()
    layout.prepare()
    let answer = question(layout)
    let end = bench_thread_nanoseconds()
    guard let answer, !answer.isEmpty else { fail("peerwork: nothing was laid out\n") }
    return Double(end - start) * 1e-9
  }

  private var section: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(36)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fail("peerwork: no cell is asked for\n")
  }
}
