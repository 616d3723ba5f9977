// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests of animated updates on the host's clock.
@MainActor
@Suite("Animated updates")
struct AnimatedUpdateTests {
  private func rows(_ items: [String], _ layout: UICollectionViewLayout? = nil) -> Stage {
    let stage = Stage(layout ?? Layouts.grid(columns: 1, height: 40), items: [items])
    stage.frame()
    _ = stage.painted
    stage.asked = []
    return stage
  }

  private func insert(_ item: String, at index: Int, in stage: Stage) {
    stage.items[0].insert(item, at: index)
    stage.view.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  private func delete(at index: Int, in stage: Stage) {
    stage.items[0].remove(at: index)
    stage.view.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  @Test func `others slide and the new one fades in`() {
    let stage = rows(["a", "b", "c"])
    insert("x", at: 1, in: stage)
    expect(stage.cell(0, 2)?.frame.minY, equals: 80)
    stage.frame(after: 0)
    expect(stage.painted["b"]?.y, equals: 40)
    expect(stage.painted["x"], equals: PaintedCell(x: 0, y: 40, alpha: 0, height: 40))
    stage.frame(after: 0.15)
    expect(stage.painted["a"]?.y, equals: 0)
    expect(stage.painted["b"]?.y, equals: 60)
    expect(stage.painted["x"]?.alpha, equals: 0.5)
    stage.frame(after: 0.15)
    expect(stage.painted["b"]?.y, equals: 80)
    expect(stage.painted["x"]?.alpha, equals: 1)
    stage.view.engine.checkInvariants()
  }

  @Test func `a deleted cell is seen until it has gone, and is then used again`() {
    let stage = rows(["a", "b", "c"])
    let delegate = RecorderDelegate()
    stage.view.delegate = delegate
    let gone = stage.cell(0, 0)
    delete(at: 0, in: stage)
    expect(delegate.displayed[[0, 0]] == nil)
    expect(stage.view.visibleCells.count, equals: 2)
    expect(stage.view.indexPath(for: gone ?? UICollectionViewCell()) == nil)
    stage.frame(after: 0.15)
    expect(stage.painted["a"]?.alpha, equals: 0.5)
    expect(stage.painted["b"]?.y, equals: 20)
    stage.view.engine.checkInvariants()
    stage.frame(after: 0.2)
    expect(delegate.displayed[[0, 0]] == nil || delegate.displayed[[0, 0]] == -1)
    stage.frame(after: 0.01)
    expect(delegate.displayed[[0, 0]], equals: -1)
    expect(gone?.superview == nil)
    insert("new", at: 0, in: stage)
    expect(stage.cell(0, 0) === gone)
    expect(stage.cell(0, 0)?.alpha, equals: 1)
    stage.view.engine.checkInvariants()
  }

  @Test func `the completion waits for the views and hears that they arrived`() {
    let stage = rows(["a", "b"])
    var finished: Bool?
    stage.view.performBatchUpdates(
      {
        stage.items[0].removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      }, completion: { finished = $0 })
    stage.frame(after: 0.2)
    expect(finished == nil)
    stage.frame(after: 0.2)
    stage.frame(after: 0.01)
    expect(finished, equals: true)
  }

  @Test func `an update takes over the one under way, without a jump`() {
    let stage = rows(["a", "b", "c"])
    insert("x", at: 0, in: stage)
    stage.frame(after: 0.1)
    let before = stage.painted["b"]?.y ?? 0
    insert("y", at: 0, in: stage)
    expect(abs((stage.painted["b"]?.y ?? 0) - before) < 0.01)
    stage.frame(after: 0.1)
    let between = stage.painted["b"]?.y ?? 0
    expect(between > before && between < 120)
    stage.frame(after: 0.3)
    expect(stage.painted["b"]?.y, equals: 120)
    stage.view.engine.checkInvariants()
  }

  @Test func `what is reloaded fades into its successor`() {
    let stage = rows(["a", "b"])
    let old = stage.cell(0, 0)
    stage.items[0][0] = "A"
    stage.view.reloadItems(at: [[0, 0]])
    stage.frame(after: 0.15)
    expect(stage.painted["a"]?.alpha, equals: 0.5)
    expect(stage.painted["A"]?.alpha, equals: 0.5)
    expect(stage.cell(0, 0) !== old)
    stage.frame(after: 1)
    stage.frame()
    expect(stage.painted["a"] == nil)
  }

  @Test func `cells that come into sight slide in, and those that are pushed out slide out`() {
    let stage = rows((0..<30).map { "\($0)" })
    insert("x", at: 0, in: stage)
    expect(stage.view.cellForItem(at: [0, 12]) == nil)
    stage.frame(after: 0.15)
    expect(stage.painted["11"]?.y, equals: 460)
    expect(stage.painted["11"]?.alpha, equals: 1)
    stage.frame(after: 1)
    stage.frame()
    delete(at: 0, in: stage)
    stage.frame(after: 0.15)
    expect(stage.painted["11"]?.y, equals: 460)
    stage.view.engine.checkInvariants()
  }

  @Test func `a cell on its way out that is wanted again comes back as it is`() {
    let stage = rows((0..<30).map { "\($0)" })
    let last = stage.cell(0, 11)
    insert("x", at: 0, in: stage)
    stage.frame(after: 0.1)
    let asked = stage.asked
    delete(at: 0, in: stage)
    expect(stage.cell(0, 11) === last)
    expect(stage.asked, equals: asked)
    stage.frame(after: 1)
    stage.frame()
    expect(stage.painted["11"]?.y, equals: 440)
    stage.view.engine.checkInvariants()
  }

  @Test func `reloading data ends animations, and those who wait hear so`() {
    let stage = rows(["a", "b"])
    var finished: Bool?
    stage.view.performBatchUpdates(
      {
        stage.items[0].removeFirst()
        stage.view.deleteItems(at: [[0, 0]])
      }, completion: { finished = $0 })
    stage.frame(after: 0.1)
    stage.view.reloadData()
    stage.frame(after: 0.01)
    stage.frame(after: 0.01)
    expect(finished, equals: false)
    expect(stage.painted, equals: ["b": PaintedCell(x: 0, y: 0, alpha: 1, height: 40)])
    stage.view.engine.checkInvariants()
  }

  @Test func `without animation everything happens at once`() {
    let stage = rows(["a", "b"])
    var isDone = false
    UIView.performWithoutAnimation {
      stage.view.performBatchUpdates(
        {
          stage.items[0].removeFirst()
          stage.view.deleteItems(at: [[0, 0]])
        }, completion: { _ in isDone = true })
    }
    expect(isDone)
    expect(stage.painted.keys.sorted(), equals: ["b"])
    expect(stage.painted["b"]?.y, equals: 0)
  }

  @Test func `what nobody sees is not animated`() {
    let stage = rows((0..<100).map { "\($0)" })
    let before = stage.counters
    insert("x", at: 90, in: stage)
    expect(stage.counters.since(before).cellsConfigured, equals: 0)
    expect(stage.view.engine.departingViews, equals: 0)
    expect(stage.surface.frame(at: stage.surface.now + 0.01), equals: false)
  }

  @Test func `content that is kept in its place does not slide`() {
    let stage = rows((0..<100).map { "\($0)" })
    stage.view.engine.scrollPolicy.keepsPlaceInUpdates = true
    stage.scroll(to: 1000)
    let before = stage.painted["30"]
    insert("x", at: 0, in: stage)
    stage.frame(after: 0.1)
    expect(stage.painted["30"], equals: before)
    expect(stage.view.contentOffset.y, equals: 1040)
  }

  @Test func `content under an offset that stays slides to its new place`() throws {
    let stage = rows((0..<100).map { "\($0)" })
    stage.scroll(to: 1000)
    let before = try #require(stage.painted["30"])
    insert("x", at: 0, in: stage)
    stage.frame(after: 0.15)
    let between = try #require(stage.painted["30"]?.y)
    expect(between > before.y && between < before.y + 40)
    stage.frame(after: 1)
    expect(stage.painted["30"]?.y, equals: before.y + 40)
    expect(stage.view.contentOffset.y, equals: 1000)
  }

  @Test func `a layout hears of the update in its order`() {
    let layout = HookedLayout()
    let stage = rows(["a", "b", "c"], layout)
    layout.log = []
    stage.view.performBatchUpdates {
      stage.items[0] = ["x", "c", "b"]
      stage.view.deleteItems(at: [[0, 0]])
      stage.view.insertItems(at: [[0, 0]])
      stage.view.moveItem(at: [0, 1], to: [0, 2])
    }
    expect(
      layout.takeLog(),
      equals: [
        "prepare", "updates delete 0.0>-, insert ->0.0, move 0.1>0.2", "initial 0.0", "final 0.0",
        "finalize animated",
      ])
    UIView.performWithoutAnimation { insert("y", at: 0, in: stage) }
    expect(layout.takeLog(), equals: ["prepare", "updates insert ->0.0", "finalize at once"])
  }

  @Test func `a layout says where cells come from`() {
    let layout = HookedLayout()
    let stage = rows(["a"], layout)
    layout.asksForMore = true
    layout.initial = {
      $0.center.x -= 100
      $0.alpha = 0.5
    }
    insert("x", at: 1, in: stage)
    stage.frame(after: 0)
    expect(stage.painted["x"], equals: PaintedCell(x: -100, y: 40, alpha: 0.5, height: 40))
    stage.frame(after: 0.15)
    expect(stage.painted["x"], equals: PaintedCell(x: -50, y: 40, alpha: 0.75, height: 40))
    expect(stage.cell(0, 1)?.applied.count, equals: 3)
  }

  @Test func `a size that changes in an animation is told`() {
    let layout = HookedLayout()
    let stage = rows(["a"], layout)
    layout.log = []
    UIView.animate(withDuration: 1) {
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
    }
    expect(layout.log, equals: ["prepare", "bounds from 320", "finalize bounds"])
  }

  @Test func `sections of their own scrolling slide with what is in them`() {
    let stage = Stage(
      UICollectionViewCompositionalLayout { index, _ in
        index == 0
          ? Layouts.gridSection(columns: 1, height: 40) : Layouts.carouselSection(.continuous)
      }, items: [["a"], (0..<9).map { "c\($0)" }])
    stage.frame()
    insert("b", at: 0, in: stage)
    stage.frame(after: 0.15)
    expect(stage.painted["c0"], equals: PaintedCell(x: 0, y: 60, alpha: 1, height: 80))
    stage.items[1].removeFirst()
    stage.view.deleteItems(at: [[1, 0]])
    stage.frame(after: 0)
    expect(stage.painted["c1"]?.x, equals: 100)
    stage.frame(after: 0.15)
    expect(stage.painted["c1"]?.x, equals: 50)
    expect(stage.painted["c0"]?.alpha, equals: 0.5)
    expect(stage.painted["c1"]?.y, equals: 80)
    stage.frame(after: 1)
    stage.view.engine.checkInvariants()
  }

  @Test func `a replaced layout moves cells to their new places`() {
    let stage = rows((0..<6).map { "\($0)" })
    var finished: Bool?
    stage.view.setCollectionViewLayout(
      Layouts.grid(columns: 2, height: 40), animated: true, completion: { finished = $0 })
    stage.frame(after: 0.15)
    expect(stage.painted["1"]?.x, equals: 80)
    expect(stage.painted["1"]?.y, equals: 20)
    expect(finished == nil)
    stage.frame(after: 0.2)
    stage.frame(after: 0.01)
    expect(finished, equals: true)
    expect(stage.painted["1"], equals: PaintedCell(x: 160, y: 0, alpha: 1, height: 40))
  }

  @Test func `an animated apply is complete when its views have arrived`() {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 40))
    stage.apply([("s", ["a", "b"])])
    stage.frame()
    var log: [String] = []
    var snapshot = stage.source.snapshot()
    snapshot.appendItems(["c"])
    snapshot.reloadItems(["a"])
    stage.source.apply(snapshot) { log.append("animated") }
    snapshot.deleteItems(["b"])
    stage.source.apply(snapshot, animatingDifferences: false) { log.append("at once") }
    expect(log, equals: ["at once"])
    expect(stage.source.snapshot().itemIdentifiers, equals: ["a", "c"])
    stage.frame()
    stage.frame()
    expect(log, equals: ["at once", "animated"])
    stage.view.engine.checkInvariants()
  }

  /// Random batch updates that interrupt earlier animations, with a check of the whole state after every
  /// step.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `random updates interrupt each other and lose nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage(
      UICollectionViewCompositionalLayout { index, _ in
        index % 3 == 2
          ? Layouts.carouselSection(.continuous) : Layouts.gridSection(columns: 3, height: 70)
      },
      items: (0..<4).map { section in (0..<20).map { "\(section)-\($0)" } })
    stage.frame()
    var next = 0
    var open = 0
    for _ in 0..<60 {
      let step = UpdateScript(items: stage.items, next: &next, random: &random)
      open += 1
      stage.view.performBatchUpdates(
        {
          stage.items = step.result
          step.name(in: stage.view)
        }, completion: { _ in open -= 1 })
      stage.view.engine.checkInvariants()
      if Bool.random(using: &random) {
        stage.view.contentOffset.y = CGFloat.random(
          in: 0...max(0, stage.view.contentSize.height - 480), using: &random)
      }
      if Int.random(in: 0..<10, using: &random) == 0 { stage.view.reloadData() }
      stage.frame(after: TimeInterval.random(in: 0...0.2, using: &random))
      stage.view.engine.checkInvariants()
    }
    stage.frame(after: 1)
    stage.frame(after: 1)
    expect(open, equals: 0)
    expect(stage.view.engine.departingViews, equals: 0)
    let texts = Set(stage.view.indexPathsForVisibleItems.map { stage.items[$0.section][$0.item] })
    expect(Set(stage.painted.keys), equals: texts)
    for cell in stage.view.visibleCells {
      expect(cell.alpha, equals: 1)
      let frame = stage.view.indexPath(for: cell).flatMap(stage.view.layoutAttributesForItem)?.frame
      expect(cell.frame.size, equals: frame?.size)
    }
  }
}
