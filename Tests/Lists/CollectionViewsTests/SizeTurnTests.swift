// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of cells whose preferred height alternates, and of measured sizes that are preserved for equal
/// section descriptions.
@MainActor
struct SizeTurnTests {
  private let source: ItemSource = {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return ItemSource([8]) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $1.item)
    }
  }()

  private func mount() -> UICollectionView {
    // A new description each time, equal to the one before.
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.dataSource = source
    _ = ViewStage.Stage(view)
    return view
  }

  private func ask(_ view: UICollectionView, _ height: CGFloat, item: Int) -> Bool {
    let layout = view.collectionViewLayout
    let path = IndexPath(item: item, section: 0)
    guard let original = layout.layoutAttributesForItem(at: path),
      let preferred = original.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    preferred.size.height = height
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    return true
  }

  private func height(_ view: UICollectionView, item: Int) -> CGFloat? {
    view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?
      .frame.height
  }

  @Test func `a size that flips without end is held at the larger`() {
    let view = mount()
    var asked = 0
    for turn in 0..<40 where ask(view, turn % 2 == 0 ? 30 : 70, item: 2) { asked += 1 }
    expect(asked < 12)
    expect(height(view, item: 2), equals: 70)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expect(ask(view, 50, item: 2))
    expect(height(view, item: 2), equals: 50)
  }

  @Test func `a measured size outlasts an equal description`() {
    let view = mount()
    expect(ask(view, 90, item: 3))
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    expect(height(view, item: 3), equals: 90)
  }

  @Test func `a measured size goes with its item`() {
    let view = mount()
    expect(ask(view, 90, item: 3))
    expect(ask(view, 20, item: 5))
    source.counts = { [9] }
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      view.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
    }
    expect((0..<9).map { height(view, item: $0) }, equals: [20, 44, 44, 44, 44, 90, 44, 44, 44])
  }
}
