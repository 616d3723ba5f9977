// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

@MainActor
@Suite("Layouts")
struct LayoutContractTests {
  @Test func `a layout of one's own places cells`() {
    let layout = ColumnLayout()
    let stage = Stage(layout, counts: [1000])
    stage.frame()
    expect(layout.prepares, equals: 1)
    expect(stage.shown.count, equals: 5)
    expect(stage.view.contentSize, equals: CGSize(width: 100, height: 100_000))
    stage.scroll(to: 250)
    expect(layout.prepares, equals: 1)
    expect(stage.cell(0, 3)?.frame.minY, equals: 300)
  }

  @Test func `invalidating prepares again and asks the same cells to new places`() {
    let layout = ColumnLayout()
    let stage = Stage(layout, counts: [10])
    stage.frame()
    layout.side = 50
    layout.invalidateLayout()
    layout.invalidateLayout()
    stage.frame()
    expect(layout.prepares, equals: 2)
    expect(stage.cell(0, 1)?.frame, equals: CGRect(x: 0, y: 50, width: 50, height: 50))
    expect(stage.counters.cellsCreated, equals: 10)
  }

  /// A layout of rows with one more element at the top of the visible bounds, as of the last preparation.
  private final class StickyLayout: UICollectionViewLayout {
    private var top: CGFloat = 0

    override func prepare() {
      super.prepare()
      top = collectionView?.contentOffset.y ?? 0
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 100)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      let sticky = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "header", with: [0, 0])
      sticky.frame = CGRect(x: 0, y: top, width: 100, height: 20)
      let rows = (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
      return [sticky] + rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 100)
      return attributes
    }
  }

  @Test func `a layout hears of the offset that an update led to`() throws {
    let stage = Stage(StickyLayout(), counts: [50])
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    stage.frame()
    stage.scroll(to: 1000)
    stage.items[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1300)
    let header = try #require(stage.view.supplementaryView(forElementKind: "header", at: [0, 0]))
    expect(header.frame.minY, equals: 1300)
  }

  @Test func `attributes can be asked for before the first layout`() {
    let stage = Stage(ColumnLayout(), counts: [10])
    expect(stage.view.layoutAttributesForItem(at: [0, 2])?.frame.minY, equals: 200)
    expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 310)), equals: [0, 3])
    expect(stage.counters.cellsCreated, equals: 0)
  }

  @Test func `another layout moves the cells that stay in sight`() {
    let (old, new) = (ColumnLayout(), ColumnLayout())
    new.side = 60
    let stage = Stage(old, counts: [100])
    stage.frame()
    let cell = stage.cell(0, 1)
    old.log = []
    var isDone = false
    stage.view.setCollectionViewLayout(new, animated: false) { isDone = $0 }
    stage.frame()
    expect(isDone)
    expect(stage.view.collectionViewLayout === new)
    expect(old.collectionView == nil)
    expect(new.collectionView === stage.view)
    expect(stage.cell(0, 1) === cell)
    expect(cell?.frame, equals: CGRect(x: 0, y: 60, width: 60, height: 60))
    expect(old.log, equals: ["to", "final"])
    expect(new.log, equals: ["from", "invalidate", "target", "final"])
  }

  @Test func `a provider is asked for each section once every time the layout is solved`() {
    var asked: [Int] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      asked.append(section)
      expect(environment.container.effectiveContentSize, equals: CGSize(width: 320, height: 480))
      return Layouts.gridSection(columns: 2, height: 40)
    }
    let stage = Stage(layout, counts: [5, 5, 5])
    stage.frame()
    stage.scroll(to: 100)
    expect(asked, equals: [0, 1, 2])
    layout.invalidateLayout()
    stage.frame()
    expect(asked, equals: [0, 1, 2, 0, 1, 2])
  }

  @Test func `another configuration lays out anew, a changed copy does not`() {
    let layout = Layouts.grid()
    let stage = Stage(layout, counts: [10])
    stage.frame()
    let configuration = layout.configuration
    configuration.interSectionSpacing = 7
    expect(layout.configuration.interSectionSpacing, equals: 0)
    configuration.scrollDirection = .horizontal
    layout.configuration = configuration
    stage.frame()
    expect(stage.counters.layoutSolves, equals: 2)
    expect(stage.view.contentSize.width, equals: 800)
  }

  @Test func `another size solves again`() {
    let stage = Stage(Layouts.grid(), counts: [10])
    stage.frame()
    stage.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    stage.frame()
    expect(stage.counters.layoutSolves, equals: 2)
    expect(stage.cell(0, 1)?.frame.width, equals: 100)
  }
}
