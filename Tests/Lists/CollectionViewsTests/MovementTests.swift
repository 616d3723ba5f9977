// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionViewTree
import RandomTesting
import Testing
import UIKit
import ViewStage

/// Tests of interactive movement of items.
@MainActor
@Suite("Interactive movement")
struct MovementTests {
  /// A collection view of rows of 40 points with a plain data source.
  @MainActor
  private final class Rows: ViewStage.Stage {
    let source: MovableRows
    let view: UICollectionView

    init(
      _ items: [[String]], _ layout: UICollectionViewLayout? = nil
    ) {
      let layout = layout ?? Layouts.grid(columns: 1, height: 40)
      let size = CGSize(width: 100, height: 400)
      source = MovableRows(items)
      view = UICollectionView(
        frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
      super.init(view, size: size, isShown: false)
      view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source.source
      frame()
      source.log = []
    }

    func frame() {
      frame(after: 1)
      view.engine.checkInvariants()
    }

    /// The texts of the cells from top to bottom.
    var texts: [String] {
      view.visibleCells.sorted { $0.frame.midY < $1.frame.midY }
        .compactMap { ($0 as? RecorderCell)?.text }
    }

    var shown: [String] {
      view.indexPathsForVisibleItems.sorted()
        .compactMap { (view.cellForItem(at: $0) as? RecorderCell)?.text }
    }
  }

  @Test func `the others make room, and the data follows when the item is put down`() {
    let rows = Rows([["a", "b", "c", "d"]])
    let cell = rows.view.cellForItem(at: [0, 0])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 95))
    rows.frame()
    expect(rows.shown, equals: ["b", "c", "a", "d"])
    expect(rows.view.cellForItem(at: [0, 2]) === cell)
    expect(cell?.center, equals: CGPoint(x: 50, y: 95))
    expect(rows.view.cellForItem(at: [0, 0])?.frame.minY, equals: 0)
    expect(rows.source.items, equals: [["a", "b", "c", "d"]])
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140))
    expect(rows.texts, equals: ["b", "c", "d", "a"])
    rows.view.endInteractiveMovement()
    rows.frame()
    expect(rows.source.items, equals: [["b", "c", "d", "a"]])
    expect(cell?.frame.minY, equals: 120)
    expect(rows.source.log, equals: ["can a", "move [0, 0] to [0, 3]"])
    expect(rows.shown, equals: ["b", "c", "d", "a"])
  }

  @Test func `the others slide to where they make room`() throws {
    let rows = Rows([["a", "b", "c", "d"]])
    let neighbour = try #require(rows.view.cellForItem(at: [0, 1]))
    let start = neighbour.center.y
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 65))
    expect(neighbour.center.y, equals: start - 40)
    var places: [CGFloat] = []
    for _ in 0..<40 {
      rows.surface.frame(at: rows.surface.now + 0.016)
      places.append(neighbour.layer.presentation()?.position.y ?? neighbour.center.y)
    }
    expect(places[0] > start - 10)
    expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    expect(Set(places).count > 10)
    expect(places.last, equals: start - 40)
  }

  @Test func `an item goes to another section`() {
    let rows = Rows([["a", "b"], ["x"], []])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 1]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    expect(rows.view.numberOfItems(inSection: 0), equals: 1)
    expect(rows.view.numberOfItems(inSection: 1), equals: 2)
    expect(rows.shown, equals: ["a", "b", "x"])
    rows.view.endInteractiveMovement()
    rows.frame()
    expect(rows.source.items, equals: [["a"], ["b", "x"], []])
    expect(rows.source.log, equals: ["can b", "move [0, 1] to [1, 0]"])
  }

  @Test func `a movement that is cancelled, or comes back, changes nothing`() {
    let rows = Rows([["a", "b", "c"]])
    let cells = (0..<3).map { rows.view.cellForItem(at: [0, $0]) }
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 2]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    expect(rows.texts, equals: ["c", "a", "b"])
    rows.view.cancelInteractiveMovement()
    rows.frame()
    expect((0..<3).map { rows.view.cellForItem(at: [0, $0]) }, equals: cells)
    expect(rows.texts, equals: ["a", "b", "c"])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 1]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 10))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 50))
    rows.view.endInteractiveMovement()
    expect(rows.source.log, equals: ["can c", "can b"])
    rows.view.updateInteractiveMovementTargetPosition(.zero)
    rows.view.endInteractiveMovement()
    rows.view.cancelInteractiveMovement()
    expect(rows.texts, equals: ["a", "b", "c"])
  }

  @Test func `an item that may not be moved, or is not there, is not picked up`() {
    let rows = Rows([["a", "b"]])
    rows.source.mayMove = { $0.item == 1 }
    expect(!rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    expect(!rows.view.beginInteractiveMovementForItem(at: [0, 7]))
    expect(!rows.view.beginInteractiveMovementForItem(at: [3, 0]))
    expect(rows.source.log, equals: ["can a"])
  }

  @Test func `cells that come into sight meanwhile are asked for by the places of the data`() {
    let rows = Rows([(0..<40).map { "\($0)" }])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.contentOffset.y = 800
    rows.frame()
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1000))
    rows.frame()
    expect(rows.shown, equals: (21...25).map { "\($0)" } + ["0"] + (26...29).map { "\($0)" })
    rows.view.contentOffset.y = 1200
    rows.frame()
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 1400))
    rows.view.endInteractiveMovement()
    rows.frame()
    expect(rows.source.items[0][35], equals: "0")
    expect(rows.shown, equals: Array(rows.source.items[0][30..<40]))
  }

  @Test func `selection goes with the item`() {
    let rows = Rows([["a", "b", "c"]])
    rows.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
    rows.view.endInteractiveMovement()
    expect(rows.view.indexPathsForSelectedItems, equals: [[0, 1]])
  }

  @Test func `an update puts the item back first`() {
    let rows = Rows([["a", "b", "c"]])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    rows.view.performBatchUpdates {
      rows.source.items[0].append("d")
      rows.view.insertItems(at: [[0, 3]])
    }
    rows.frame()
    expect(rows.texts, equals: ["a", "b", "c", "d"])
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    rows.view.reloadData()
    rows.frame()
    expect(rows.texts, equals: ["a", "b", "c", "d"])
    rows.view.endInteractiveMovement()
    expect(rows.source.items, equals: [["a", "b", "c", "d"]])
  }

  @Test func `the delegate says where an item may go`() {
    final class Fence: NSObject, UICollectionViewDelegate {
      var asked: [[IndexPath]] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
      ) -> IndexPath {
        asked.append([originalIndexPath, currentIndexPath, proposedIndexPath])
        return proposedIndexPath.item > 1 ? [0, 1] : proposedIndexPath
      }
    }
    let rows = Rows([["a", "b", "c", "d"]])
    let fence = Fence()
    rows.view.delegate = fence
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    fence.asked = []
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140))
    expect(rows.shown, equals: ["b", "a", "c", "d"])
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    expect(fence.asked, equals: [[[0, 0], [0, 0], [0, 3]], [[0, 0], [0, 1], [0, 2]]])
    rows.view.endInteractiveMovement()
    expect(rows.source.items, equals: [["b", "a", "c", "d"]])
  }

  @Test func `an item of an orthogonal section is held where the hand is`() {
    let rows = Rows(
      [(0..<8).map { "\($0)" }],
      UICollectionViewCompositionalLayout(section: Layouts.carouselSection(.continuous)))
    expect(rows.view.beginInteractiveMovementForItem(at: [0, 0]))
    rows.view.contentOffset = .zero
    rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 70, y: 20))
    expect(rows.view.cellForItem(at: [0, 0])?.center, equals: CGPoint(x: 70, y: 20))
    rows.view.endInteractiveMovement()
    rows.frame()
    expect(rows.source.log, equals: ["can 0"])
  }

  @Test func `a data source that does not move items gets the item back`() {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [3])
    stage.frame()
    expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    stage.view.endInteractiveMovement()
    stage.frame()
    expect((0..<3).map { stage.cell(0, $0)?.text }, equals: ["0.0", "0.1", "0.2"])
    stage.view.engine.checkInvariants()
  }

  @Test func `a move that the data leaves out ends the process when numbers show it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let rows = Rows([["a", "b"], ["x"]])
      rows.source.forgetsMove = true
      _ = rows.view.beginInteractiveMovementForItem(at: [0, 0])
      rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
      rows.view.endInteractiveMovement()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("section 0, item 0 was moved to section 1, item 0"))
    expect(text.contains("returns [2, 1] items by section instead of [1, 2]"))
  }

  @Test(arguments: 0..<40)
  func `random movements lead where the data leads`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = (0..<30).map { "\($0)" }
    let rows = Rows([Array(names[0..<12]), Array(names[12..<13]), [], Array(names[13..<30])])
    for _ in 0..<20 {
      rows.view.contentOffset.y = CGFloat(Int.random(in: 0...800, using: &random))
      rows.frame()
      guard let path = rows.view.indexPathsForVisibleItems.sorted().randomElement(using: &random),
        rows.view.beginInteractiveMovementForItem(at: path)
      else { continue }
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let y = rows.view.contentOffset.y + CGFloat(Int.random(in: 0..<400, using: &random))
        rows.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
        if Bool.random(using: &random) { rows.frame() }
      }
      if Int.random(in: 0..<3, using: &random) > 0 {
        rows.view.endInteractiveMovement()
      } else {
        rows.view.cancelInteractiveMovement()
      }
      rows.frame()
      for path in rows.view.indexPathsForVisibleItems {
        let text = (rows.view.cellForItem(at: path) as? RecorderCell)?.text
        expect(text, equals: rows.source.items[path.section][path.item])
      }
    }
    expect(rows.source.items.flatMap(\.self).sorted(), equals: names.sorted())
  }
}
