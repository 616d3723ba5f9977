// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that updates preserve the content offset, as on iOS; apps adjust it themselves.
@MainActor
@Suite("Offset in updates")
struct OffsetInUpdatesTests {
  /// Returns a stage with rows of 100 points, scrolled to row 10.
  private func rows(_ names: [String] = (0..<50).map { "\($0)" }) -> Stage {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 100))
    stage.apply([("A", names)])
    stage.frame()
    stage.view.contentOffset.y = 1000
    stage.frame()
    return stage
  }

  private func snapshot(_ names: [String]) -> Stage.Snapshot {
    var snapshot = Stage.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(names)
    return snapshot
  }

  private static let more = (0..<5).map { "new \($0)" }
  private static let old = (0..<50).map { "\($0)" }

  @Test(arguments: [true, false])
  func `items applied above what is seen leave the offset alone`(isAnimated: Bool) {
    let stage = rows()
    stage.source.apply(snapshot(Self.more + Self.old), animatingDifferences: isAnimated)
    expect(stage.view.contentOffset.y, equals: 1000)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.texts, equals: ["5", "6", "7", "8", "9"])
    stage.source.apply(snapshot(Self.old), animatingDifferences: isAnimated)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.texts, equals: ["10", "11", "12", "13", "14"])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `an application that goes after its content moves it once`() {
    let stage = rows()
    let before = stage.view.contentSize.height
    stage.source.apply(snapshot(Self.more + Self.old), animatingDifferences: false)
    stage.view.layoutIfNeeded()
    stage.view.contentOffset.y += stage.view.contentSize.height - before
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1500)
    expect(stage.texts, equals: ["10", "11", "12", "13", "14"])
  }

  @Test(arguments: [true, false])
  func `an apply that sorts leaves the offset alone`(isAnimated: Bool) {
    let stage = rows()
    stage.source.apply(snapshot(Self.old.reversed()), animatingDifferences: isAnimated)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.texts, equals: ["39", "38", "37", "36", "35"])
  }

  @Test func `a snapshot applied as a reload leaves the offset alone`() {
    let stage = rows()
    stage.source.applySnapshotUsingReloadData(snapshot(Self.more + Self.old))
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.texts, equals: ["5", "6", "7", "8", "9"])
  }

  @Test func `an apply made while cells are shown leaves the offset alone`() {
    let stage = rows()
    stage.onProvide = { [weak stage] item in
      guard let stage, item == "20" else { return }
      stage.onProvide = { _ in }
      stage.source.apply(snapshot(Self.more + Self.old), animatingDifferences: false)
    }
    stage.view.contentOffset.y = 1700
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1700)
    expect(stage.texts, equals: ["12", "13", "14", "15", "16"])
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: [true, false])
  func `an outline that opens above what is seen leaves the offset alone`(isAnimated: Bool) {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 100))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(Self.old)
    outline.append(Self.more, to: "0")
    stage.source.apply(outline, to: "A", animatingDifferences: false)
    stage.frame()
    stage.view.contentOffset.y = 1000
    stage.frame()
    outline.expand(["0"])
    stage.source.apply(outline, to: "A", animatingDifferences: isAnimated)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.texts, equals: ["5", "6", "7", "8", "9"])
  }

  @Test func `a batch of inserts, deletes and moves above what is seen leaves the offset alone`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 100), counts: [50, 50])
    stage.frame()
    stage.scroll(to: 6000)
    stage.view.performBatchUpdates {
      stage.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
      stage.items[0].removeLast()
      stage.items.insert(["d", "e"], at: 0)
      stage.view.insertItems(at: [[1, 0], [1, 1], [1, 2]])
      stage.view.deleteItems(at: [[0, 49]])
      stage.view.insertSections([0])
    }
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 6000)
    expect(stage.shown, equals: ["2.6", "2.7", "2.8", "2.9", "2.10"])
    stage.items.removeFirst()
    stage.view.deleteSections([0])
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 6000)
    expect(stage.shown.first, equals: "1.8")
  }

  @Test func `a reload leaves the offset alone, however much data comes above`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 100), counts: [50])
    stage.frame()
    stage.scroll(to: 1000)
    stage.items.insert((0..<7).map { "new \($0)" }, at: 0)
    stage.view.reloadData()
    expect(stage.view.contentOffset.y, equals: 1000)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    expect(stage.cell(1, 3)?.text, equals: "0.3")
  }

  @Test func `where so much is deleted, the offset goes back to the end`() {
    let stage = rows()
    stage.source.apply(snapshot(Array(Self.old.prefix(12))), animatingDifferences: false)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 720)
    stage.source.apply(snapshot(["1"]), animatingDifferences: false)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 0)
  }

  // MARK: Sizes that are measured

  /// Returns a stage with rows of 100 points with an estimate of 44.
  private func measured() -> Stage {
    let stage = Stage(Layouts.list(estimate: 44), counts: [200])
    stage.configure = { cell, _ in cell.wantedHeight = 100 }
    stage.frame()
    return stage
  }

  @Test func `rows inserted above rows that measure themselves leave the offset alone`() {
    let stage = measured()
    stage.view.scrollToItem(at: [0, 100], at: .top, animated: false)
    stage.frame()
    let offset = stage.view.contentOffset.y
    stage.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    expect(stage.view.contentOffset.y, equals: offset)
    stage.frame()
    expect(stage.view.contentOffset.y, equals: offset)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test func `what is measured above what is seen after an update moves nothing that is seen`()
    throws
  {
    let stage = measured()
    stage.view.scrollToItem(at: [0, 100], at: .top, animated: false)
    stage.frame()
    stage.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    stage.frame()
    for _ in 0..<40 {
      let top = try #require(stage.view.indexPathsForVisibleItems.min())
      let before = try #require(stage.cell(0, top.item)).frame.minY - stage.view.contentOffset.y
      stage.view.contentOffset.y -= 30
      stage.frame()
      let after = try #require(stage.cell(0, top.item)).frame.minY - stage.view.contentOffset.y
      expect(after, equals: before + 30)
    }
  }

  private final class TallCell: UICollectionViewCell {
    static var height: CGFloat = 100

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  @Test func `a row that is reloaded with another height grows downwards`() throws {
    TallCell.height = 100
    let stage = Stage(diffable: Layouts.list(estimate: 44))
    stage.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
    stage.apply([("A", Self.old)])
    stage.frame()
    stage.view.contentOffset.y = 450
    stage.frame()
    let path = try #require(stage.view.indexPathsForVisibleItems.min())
    let item = try #require(stage.source.itemIdentifier(for: path))
    let top = stage.view.layoutAttributesForItem(at: path)?.frame.minY
    TallCell.height = 300
    stage.apply([("A", Self.old)]) { $0.reloadItems([item]) }
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 450)
    expect(stage.view.layoutAttributesForItem(at: path)?.frame.minY, equals: top)
    expect(stage.view.layoutAttributesForItem(at: path)?.frame.height, equals: 300)
  }

  @Test func `rows inserted with another width keep the item in place where that is asked for`()
    throws
  {
    let stage = measured()
    stage.view.engine.scrollPolicy.keepsPlaceInLayouts = true
    stage.view.scrollToItem(at: [0, 100], at: .top, animated: false)
    stage.frame()
    let cell = try #require(stage.cell(0, 101))
    let place = cell.frame.minY - stage.view.contentOffset.y
    stage.view.frame.size.width = 280
    stage.items[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
    stage.frame()
    expect(stage.cell(0, 104)?.text, equals: "0.101")
    expect(stage.cell(0, 104).map { $0.frame.minY - stage.view.contentOffset.y }, equals: place)
  }

  // MARK: Layout and delegate queries

  private final class TargetLayout: UICollectionViewCompositionalLayout {
    var proposed: [CGFloat] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset.y)
      return CGPoint(x: 0, y: proposedContentOffset.y + 10)
    }
  }

  private final class TargetDelegate: NSObject, UICollectionViewDelegate {
    var proposed: [CGFloat] = []

    func collectionView(
      _ collectionView: UICollectionView,
      targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposed.append(proposedContentOffset.y)
      return CGPoint(x: 0, y: proposedContentOffset.y + 500)
    }
  }

  @Test func `layout and delegate are proposed the offset as it was`() {
    let layout = TargetLayout(section: Layouts.gridSection(columns: 1, height: 100))
    let (stage, delegate) = (Stage(layout, counts: [50]), TargetDelegate())
    stage.view.delegate = delegate
    stage.frame()
    stage.scroll(to: 1000)
    (layout.proposed, delegate.proposed) = ([], [])
    stage.items[0].insert(contentsOf: ["a", "b"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1]])
    expect(layout.proposed, equals: [1000])
    expect(delegate.proposed, equals: [1010])
    expect(stage.view.contentOffset.y, equals: 1510)
  }

  // MARK: Other layouts, sections that scroll by themselves, tables

  @Test func `a flow layout leaves the offset alone`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let stage = Stage(flow: layout, counts: [50])
    stage.frame()
    stage.scroll(to: CGPoint(x: 0, y: 1000))
    stage.counts = [55]
    stage.view.insertItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 1000)
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 480)
    stage.frame()
    stage.scroll(to: CGPoint(x: 1000, y: 0))
    stage.counts = [50]
    stage.view.deleteItems(at: (0..<5).map { IndexPath(item: $0, section: 0) })
    stage.frame()
    expect(stage.view.contentOffset.x, equals: 1000)
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a section that scrolls by itself stays as far from its beginning as it was`(
    direction: UIUserInterfaceLayoutDirection
  ) throws {
    let section = Layouts.carouselSection(.continuous)
    let stage = Stage(UICollectionViewCompositionalLayout(section: section), counts: [100])
    if direction == .rightToLeft {
      stage.surface.traits = UITraitCollection(traitsFrom: [
        stage.surface.traits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
    }
    stage.frame()
    let scrollView = try #require(stage.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let start = scrollView.contentOffset.x
    scrollView.contentOffset.x += direction == .leftToRight ? 1000 : -1000
    stage.frame()
    expect(stage.shown.contains("0.10"))
    stage.items[0].insert(contentsOf: ["a", "b"], at: 0)
    stage.view.insertItems(at: [[0, 0], [0, 1]])
    stage.frame()
    expect(
      scrollView.contentOffset.x, equals: (direction == .leftToRight ? 1000 : start - 1000 + 200))
    expect(stage.cell(0, 10)?.text, equals: "0.8")
    expect(stage.view.engine.stateFaults, equals: [])
  }

  private final class Heights: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      100
    }
  }

  @Test(arguments: ["rowHeight", "heightForRowAt", "automatic"])
  func `a table leaves the offset alone`(heights: String) {
    let stage = TableStage(counts: [50])
    switch heights {
    case "rowHeight": stage.table.rowHeight = 100
    case "heightForRowAt": stage.follow(Heights())
    default: break
    }
    stage.frame()
    stage.scroll(to: 500)
    let offset = stage.table.contentOffset.y
    stage.rows[0].insert(contentsOf: Self.more, at: 0)
    stage.table.insertRows(at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .none)
    stage.frame()
    expect(stage.table.contentOffset.y, equals: offset)
    stage.rows[0].removeFirst(3)
    stage.table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .automatic)
    stage.frame()
    expect(stage.table.contentOffset.y, equals: offset)
    stage.rows[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    stage.table.reloadData()
    stage.frame()
    expect(stage.table.contentOffset.y, equals: offset)
  }
}
