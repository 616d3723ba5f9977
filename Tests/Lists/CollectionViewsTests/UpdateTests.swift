// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

@MainActor
@Suite("Updates")
struct UpdateTests {
  private func stage(_ items: [[String]]) -> Stage {
    let stage = Stage(Layouts.grid(), items: items)
    stage.frame()
    stage.asked = []
    return stage
  }

  private func texts(_ stage: Stage) -> [[String]] {
    stage.items.indices.map { section in
      stage.items[section].indices.map { stage.cell(section, $0)?.text ?? "-" }
    }
  }

  @Test func `inserting asks for the new items alone`() {
    let stage = stage([["a", "b", "c"]])
    stage.view.performBatchUpdates {
      stage.items[0].insert("x", at: 1)
      stage.view.insertItems(at: [[0, 1]])
    }
    expect(stage.asked, equals: ["x"])
    expect(texts(stage), equals: [["a", "x", "b", "c"]])
    expect(stage.cell(0, 3)?.frame.minX, equals: 240)
    stage.view.engine.checkInvariants()
  }

  /// Performs a batch update with a closure that does not escape, as iOS code does.
  private func change(_ view: UICollectionView, _ updates: () -> Void) {
    view.performBatchUpdates(updates)
  }

  @Test func `the changes of a batch need not be escaping`() {
    let stage = stage([["a"]])
    var inserted = 0
    change(stage.view) {
      stage.items[0].append("b")
      stage.view.insertItems(at: [[0, 1]])
      inserted += 1
    }
    expect(inserted, equals: 1)
    expect(texts(stage), equals: [["a", "b"]])
  }

  @Test func `a layout serves the view that was made last with it`() {
    let stage = stage([["a"]])
    let layout = stage.view.collectionViewLayout
    let second = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    expect(layout.collectionView === second)
    expect(second.collectionViewLayout === layout)
    stage.frame()
    expect(stage.view.visibleCells.isEmpty)
    stage.view.engine.checkInvariants()
    stage.view.collectionViewLayout = Layouts.grid()
    stage.frame()
    expect(layout.collectionView === second)
    expect(texts(stage), equals: [["a"]])
  }

  @Test func `a view whose layout another one has says that it is its layout`() {
    let stage = stage([["a"]])
    let layout = stage.view.collectionViewLayout
    let second = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    expect(stage.view.collectionViewLayout === layout)
    stage.frame()
    expect(stage.view.collectionViewLayout === layout && stage.view.visibleCells.isEmpty)
    stage.view.reloadData()
    stage.frame()
    stage.view.engine.checkInvariants()
    // Given once more, it serves the first view again.
    stage.view.collectionViewLayout = layout
    stage.frame()
    expect(layout.collectionView === stage.view && texts(stage) == [["a"]])
    expect(second.collectionViewLayout === layout)
  }

  @Test func `deletions count before, insertions after, moves both`() {
    let stage = stage([["a", "b", "c", "d"], ["u", "v"]])
    var isDone = false
    stage.view.performBatchUpdates(
      {
        stage.items = [["b", "x", "v"], ["d", "u"]]
        stage.view.deleteItems(at: [[0, 0], [0, 2]])
        stage.view.insertItems(at: [[0, 1]])
        stage.view.moveItem(at: [0, 3], to: [1, 0])
        stage.view.moveItem(at: [1, 1], to: [0, 2])
      }, completion: { isDone = $0 })
    expect(stage.asked, equals: ["x"])
    expect(texts(stage), equals: [["b", "x", "v"], ["d", "u"]])
    stage.frame()
    stage.frame()
    expect(isDone)
  }

  @Test func `sections come, go and move with their cells`() {
    let stage = stage([["a"], ["b"], ["c"]])
    stage.view.performBatchUpdates {
      stage.items = [["c"], ["new"], ["a"]]
      stage.view.deleteSections([1])
      stage.view.insertSections([1])
      stage.view.moveSection(2, toSection: 0)
    }
    expect(stage.asked, equals: ["new"])
    expect(texts(stage), equals: [["c"], ["new"], ["a"]])
  }

  @Test func `one change outside of a batch is a batch`() {
    let stage = stage([["a", "b"]])
    stage.items[0] = ["a"]
    stage.view.deleteItems(at: [[0, 1]])
    expect(texts(stage), equals: [["a"]])
    stage.view.engine.checkInvariants()
  }

  @Test func `nested batches are one`() {
    let stage = stage([["a", "b", "c"]])
    stage.view.performBatchUpdates {
      stage.items[0] = ["a", "c", "d"]
      stage.view.performBatchUpdates { stage.view.deleteItems(at: [[0, 1]]) }
      stage.view.insertItems(at: [[0, 2]])
    }
    expect(texts(stage), equals: [["a", "c", "d"]])
  }

  @Test func `reloading replaces the cell, configuring again keeps it`() {
    let stage = stage([["a", "b"]])
    let (a, b) = (stage.cell(0, 0), stage.cell(0, 1))
    stage.view.reloadItems(at: [[0, 0]])
    stage.view.reconfigureItems(at: [[0, 1]])
    expect(stage.asked, equals: ["a", "b"])
    expect(stage.cell(0, 0) !== a)
    expect(stage.cell(0, 1) === b)
  }

  @Test func `reloading a section replaces its cells`() {
    let stage = stage([["a", "b"], ["c"]])
    stage.view.reloadSections([0])
    expect(stage.asked, equals: ["a", "b"])
  }

  @Test(arguments: [[], ["x"], ["x", "y", "z", "u"]])
  func `a section that is reloaded may have another number of items`(items: [String]) {
    let stage = stage([["a", "b"], ["c"]])
    stage.view.selectItem(at: [1, 0], animated: false, scrollPosition: [])
    stage.items[0] = items
    stage.view.reloadSections([0])
    expect(stage.asked, equals: items)
    expect(stage.view.numberOfItems(inSection: 0), equals: items.count)
    expect(stage.view.indexPathsForSelectedItems, equals: [[1, 0]])
    stage.frame()
    expect(stage.view.visibleCells.count, equals: items.count + 1)
    stage.view.engine.checkInvariants()
  }

  @Test func `a batch that only reloads everything may be asked for numbers at once`() {
    let stage = stage([["a", "b"]])
    var isDone = false
    stage.view.performBatchUpdates {
      stage.items[0].append("x")
      stage.view.reloadData()
      stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    } completion: { _ in
      isDone = true
    }
    stage.frame()
    expect(isDone)
    expect(stage.view.visibleCells.count, equals: 3)
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 2]])
  }

  @Test func `reloading data asks for everything in sight and forgets the selection`() {
    let stage = stage([["a", "b"]])
    stage.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    stage.items = [["x"]]
    stage.view.reloadData()
    expect(stage.view.numberOfItems(inSection: 0), equals: 1)
    stage.frame()
    expect(stage.asked, equals: ["x"])
    expect(stage.view.indexPathsForSelectedItems == nil)
    expect(stage.counters.cellsCreated, equals: 2)
  }

  /// Random batch updates, compared with the resulting data, with a check of the whole state after each step.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `random updates and scrolls keep every cell with its item`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(
      UICollectionViewCompositionalLayout { index, _ in
        index % 3 == 2
          ? Layouts.carouselSection(.continuous) : Layouts.gridSection(columns: 3, height: 70)
      },
      items: (0..<4).map { section in (0..<20).map { "\(section)-\($0)" } })
    stage.frame()
    var next = 0
    for _ in 0..<40 {
      let step = UpdateScript(items: stage.items, next: &next, random: &random)
      stage.view.performBatchUpdates {
        stage.items = step.result
        step.name(in: stage.view)
      }
      check(stage)
      stage.scroll(
        to: CGFloat.random(in: 0...max(0, stage.view.contentSize.height), using: &random))
      check(stage)
    }
  }

  private func check(_ stage: Stage) {
    stage.view.engine.checkInvariants()
    for path in stage.view.indexPathsForVisibleItems {
      let cell = stage.view.cellForItem(at: path) as? RecorderCell
      expect(cell?.text, equals: stage.items[path.section][path.item])
    }
  }
}
