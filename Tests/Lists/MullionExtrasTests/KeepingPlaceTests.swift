// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionExtras
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of updates that preserve the position of the item that the user looks at.
@MainActor
@Suite("Keeping the place")
struct KeepingPlaceTests {
  /// A collection view of rows of 100 points with a diffable data source.
  @MainActor
  private final class Rows: Stage {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>

    init(at offset: CGFloat) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let room = CGSize(width: 320, height: 480)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: room),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      source = UICollectionViewDiffableDataSource(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      super.init(view, size: room, isShown: false)
      source.apply(Self.snapshot(0..<50), animatingDifferences: false)
      frame()
      view.contentOffset.y = offset
      frame()
    }

    static func snapshot(_ items: some Sequence<Int>) -> Snapshot {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(items))
      return snapshot
    }

    func frame() {
      frame(after: 1)
      view.engine.checkInvariants()
    }

    /// The first visible item.
    var top: Int? { view.indexPathsForVisibleItems.min().flatMap(source.itemIdentifier) }
  }

  @Test func `an awaited apply keeps the place, and a cancelled task applies nothing`() async {
    let rows = Rows(at: 1000)
    await rows.source.applyKeepingPlace(Rows.snapshot(-5..<50), animatingDifferences: false)
    expect(rows.view.contentOffset.y, equals: 1500)
    rows.frame()
    expect(rows.top, equals: 10)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await rows.source.applyKeepingPlace(Rows.snapshot(-9..<50), animatingDifferences: false)
    }
    await task.value
    expect(rows.source.snapshot().numberOfItems, equals: 55)
  }

  @Test(arguments: [true, false])
  func `one apply keeps the place, the next one leaves the offset`(isAnimated: Bool) {
    let rows = Rows(at: 1000)
    rows.source.applyKeepingPlace(Rows.snapshot(-5..<50), animatingDifferences: isAnimated)
    expect(rows.view.contentOffset.y, equals: 1500)
    rows.frame()
    expect(rows.view.contentOffset.y, equals: 1500)
    expect(rows.top, equals: 10)
    rows.source.apply(Rows.snapshot(-8..<50), animatingDifferences: isAnimated)
    rows.frame()
    expect(rows.view.contentOffset.y, equals: 1500)
    expect(rows.top, equals: 7)
  }

  @Test func `it keeps the place at the very beginning, too`() {
    let rows = Rows(at: 0)
    rows.source.applyKeepingPlace(Rows.snapshot(-5..<50), animatingDifferences: false)
    rows.frame()
    expect(rows.view.contentOffset.y, equals: 500)
    expect(rows.top, equals: 0)
  }

  @Test func `an outline is shown around what is seen`() {
    let rows = Rows(at: 1000)
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append(Array(0..<50))
    outline.append([100, 101, 102], to: 3)
    outline.expand([3])
    var isDone = false
    rows.source.applyKeepingPlace(outline, to: 0, animatingDifferences: false) { isDone = true }
    rows.frame()
    expect(isDone)
    expect(rows.view.contentOffset.y, equals: 1300)
    expect(rows.top, equals: 10)
  }
}
