// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

@MainActor
@Suite("Diffable data source")
struct DiffableTests {
  @Test func `counts and snapshot are new when apply returns`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    stage.apply([("A", ["x", "y", "z"]), ("B", ["u"])])
    expect(stage.view.numberOfSections, equals: 2)
    expect(stage.view.numberOfItems(inSection: 0), equals: 3)
    expect(stage.source.snapshot().itemIdentifiers, equals: ["x", "y", "z", "u"])
    expect(stage.source.itemIdentifier(for: [1, 0]), equals: "u")
    expect(stage.source.itemIdentifier(for: [1, 1]) == nil)
    expect(stage.source.indexPath(for: "z"), equals: [0, 2])
    expect(stage.source.sectionIdentifier(for: 1), equals: "B")
    expect(stage.source.sectionIdentifier(for: 2) == nil)
    expect(stage.source.index(for: "B"), equals: 1)
    expect(stage.cell("u")?.text, equals: "u")
  }

  @Test func `a data source says what it is, and has no index`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"]), ("B", [])])
    let text: String = stage.source.description()
    expect(text.hasPrefix("<UICollectionViewDiffableDataSource<String, String>: 0x"))
    expect(text.hasSuffix("; 2 sections, 2 items>"))
    expect(stage.source.indexTitles(for: stage.view) == nil)
  }

  @Test func `a subclass says what the data source does not`() {
    final class Indexed: UICollectionViewDiffableDataSource<String, String> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
      override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        [index]
      }
      override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
      ) -> Bool {
        indexPath.item == 0
      }
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: Layouts.grid())
    let source = Indexed(collectionView: view) { _, _, _ in nil }
    let known: any UICollectionViewDataSource = source
    expect(known.indexTitles(for: view), equals: ["A"])
    expect(known.collectionView(view, indexPathForIndexTitle: "A", at: 3), equals: [3])
    expect(known.collectionView(view, canMoveItemAt: [0, 0]))
  }

  @Test func `an item that moves keeps its cell`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"]), ("B", ["u"])])
    stage.frame()
    let cell = stage.cell("x")
    stage.apply([("B", ["u", "x"]), ("A", ["y"])])
    expect(stage.cell("x") === cell)
    expect(cell?.frame.origin, equals: CGPoint(x: 80, y: 0))
    expect(cell?.reuses, equals: 0)
  }

  @Test func `reloading gives an item another cell, configuring it again does not`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    let (x, y) = (stage.cell("x"), stage.cell("y"))
    _ = stage.takeCalls()
    stage.apply([("A", ["x", "y"])]) {
      $0.reloadItems(["x"])
      $0.reconfigureItems(["y"])
    }
    expect(stage.takeCalls(), equals: ["0.0 x", "0.1 y"])
    expect(stage.cell("x") !== x)
    expect(stage.cell("y") === y)
    expect(y?.reuses, equals: 0)
  }

  @Test func `the data source's own snapshot has no marks`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])]) { $0.reloadItems(["x"]) }
    expect(stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func `selection goes with its items`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    stage.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    stage.apply([("A", ["new", "x", "y"])])
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 2]])
    expect(stage.cell("y")?.isSelected, equals: true)
  }

  @Test func `where the place is kept, inserting above does not move what the user looks at`()
    throws
  {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 50))
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    let items = (0..<100).map { "\($0)" }
    stage.apply([("A", items)])
    stage.frame()
    stage.view.contentOffset.y = 1010
    stage.frame()
    let cell = try #require(stage.cell("25"))
    let place = cell.frame.minY - stage.view.contentOffset.y
    stage.apply([("A", ["a", "b", "c"] + items)])
    expect(stage.cell("25") === cell)
    expect(cell.frame.minY - stage.view.contentOffset.y, equals: place)
    expect(stage.view.contentOffset.y, equals: 1160)
  }

  @Test func `an item inserted at the top of a list at rest is seen`() {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 50))
    stage.apply([("A", (0..<100).map { "\($0)" })])
    stage.frame()
    stage.apply([("A", ["new"] + (0..<100).map { "\($0)" })])
    expect(stage.view.contentOffset.y, equals: 0)
    expect(stage.cell("new") != nil)
  }

  @Test func `applying asks for new cells in sight only`() {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 48))
    let items = (0..<10_000).map { "\($0)" }
    stage.apply([("A", items)])
    stage.frame()
    _ = stage.takeCalls()
    stage.apply([("A", items.shuffled(seed: 7))])
    stage.frame()
    expect(stage.takeCalls().count <= 10)
    expect(stage.view.engine.counters.cellsCreated <= 20)
  }

  @Test func `reloading with a snapshot asks for every cell in sight`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    _ = stage.takeCalls()
    var done = false
    stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) { done = true }
    stage.frame()
    expect(stage.takeCalls(), equals: ["0.0 x", "0.1 y"])
    expect(done)
  }

  @Test func `the async forms return when the snapshot is shown`() async {
    let stage = Stage(diffable: Layouts.grid())
    var snapshot = Stage.Snapshot()
    snapshot.appendSections(["A"])
    await stage.source.apply(snapshot)
    expect(stage.view.numberOfSections, equals: 1)
    snapshot.appendItems(["x"])
    await stage.source.applySnapshotUsingReloadData(snapshot)
    expect(stage.view.numberOfItems(inSection: 0), equals: 1)
  }

  @Test func `applies from another queue are carried out in order`() async {
    let stage = Stage(diffable: Layouts.grid())
    let source = stage.source
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        for count in 1...5 {
          var snapshot = Stage.Snapshot()
          snapshot.appendSections(["A"])
          snapshot.appendItems((0..<count).map { "\($0)" })
          Background.apply(snapshot, to: source) { if count == 5 { continuation.resume() } }
        }
      }
    }
    expect(source.snapshot().numberOfItems, equals: 5)
    expect(stage.view.numberOfItems(inSection: 0), equals: 5)
  }

  @Test func `an apply inside the cell provider is shown in the end`() {
    let stage = Stage(diffable: Layouts.grid())
    let view = stage.view
    var hasApplied = false
    var source: Stage.Source?
    source = Stage.Source(collectionView: view) { view, path, item in
      if !hasApplied {
        hasApplied = true
        var snapshot = source?.snapshot() ?? Stage.Snapshot()
        snapshot.appendItems(["late"])
        source?.apply(snapshot, animatingDifferences: false)
      }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecorderCell)?.text = item
      return cell
    }
    var snapshot = Stage.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(["x", "y"])
    source?.apply(snapshot)
    stage.frame()
    let texts = view.visibleCells.compactMap { ($0 as? RecorderCell)?.text }.sorted()
    expect(texts, equals: ["late", "x", "y"])
  }
}

extension Array {
  /// Returns the elements in a random order that depends on `seed` only.
  fileprivate func shuffled(seed: UInt64) -> [Element] {
    var generator = SeededGenerator(seed: seed)
    return shuffled(using: &generator)
  }
}
