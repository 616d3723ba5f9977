// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the shared parts of a collection view (`CollectionEngine`), and of the passes at the beginning of
/// a cycle.
@MainActor
@Suite("CollectionEngine")
struct CollectionEngineTests {
  private func stage(_ items: Int = 30) -> Stage {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [items])
    stage.frame()
    return stage
  }

  @Test func `the numbers of items are asked once, and again when they are needed (LoadPass)`() {
    let stage = stage(3)
    let engine = stage.view.engine
    stage.items = [["a"], ["b", "c"]]
    expect(engine.knownCounts.items, equals: [3])
    expect(LoadPass(engine: engine).run().items, equals: [1, 2])
    expect(engine.knownCounts.items, equals: [1, 2])
    stage.items = []
    engine.needs.discardCounts()
    expect(engine.knownCounts.items == [] && !engine.needs.counts)
  }

  @Test func `without a data source there is no data`() {
    let stage = stage(3)
    stage.view.dataSource = nil
    expect(LoadPass(engine: stage.view.engine).run().sectionCount, equals: 0)
  }

  @Test func `new bounds are told to the layout once (BoundsPass)`() {
    let stage = stage()
    let engine = stage.view.engine
    let before = engine.invalidations
    BoundsPass(engine: engine).run()
    expect(engine.invalidations == before && !engine.needs.preparing)
    stage.view.bounds.size.width = 200
    BoundsPass(engine: engine).run()
    expect(engine.invalidations == before + 1 && engine.needs.preparing)
    expect(engine.knownBounds, equals: stage.view.bounds)
    BoundsPass(engine: engine).run()
    expect(engine.invalidations, equals: before + 1)
  }

  @Test func `a preparation takes over the size of the content (PreparePass)`() {
    let stage = stage()
    let engine = stage.view.engine
    let prepares = engine.counters.prepares
    stage.view.contentSize = .zero
    engine.offsetAdjustment = CGPoint(x: 0, y: 7)
    expect(PreparePass(engine: engine).run())
    expect(stage.view.contentSize, equals: CGSize(width: 320, height: 1_200))
    expect(engine.counters.prepares, equals: prepares + 1)
    expect(stage.view.contentOffset.y == 7 && engine.offsetAdjustment == .zero)
  }

  @Test func `what was prepared for data that is no more is not taken (PreparePass)`() {
    final class Reloading: UICollectionViewCompositionalLayout {
      var reloads = false

      override func prepare() {
        super.prepare()
        if reloads { collectionView?.reloadData() }
        reloads = false
      }
    }
    let layout = Reloading(section: Layouts.gridSection(columns: 1, height: 40))
    let stage = Stage(layout, counts: [30])
    stage.frame()
    layout.reloads = true
    expect(!PreparePass(engine: stage.view.engine).run())
    stage.frame()
    expect(stage.shown.count, equals: 12)
  }

  @Test func `an item that is followed goes with updates, and is forgotten afterwards`() {
    let stage = stage()
    let engine = stage.view.engine
    let path = engine.following([0, 4]) { item -> IndexPath? in
      engine.renameItems { [$0.section, $0.item + 1] }
      return item.path
    }
    expect(path, equals: [0, 5])
  }

  @Test func `a scroll that is under way follows its item (ScrollGoal)`() {
    let stage = stage()
    let engine = stage.view.engine
    engine.scrollGoal = ScrollGoal(indexPath: [0, 9], position: .top, end: .zero)
    engine.renameItems { [$0.section, $0.item + 2] }
    expect(engine.scrollGoal?.indexPath, equals: [0, 11])
    engine.renameItems { _ in nil }
    expect(engine.scrollGoal == nil)
  }

  @Test func `a view without a size scrolls when it has one (PendingScroll)`() {
    let stage = Stage(
      Layouts.grid(columns: 1, height: 40), items: [(0..<30).map { "\($0)" }],
      size: CGSize(width: 320, height: 480))
    stage.view.frame = .zero
    stage.view.scrollToItem(at: [0, 20], at: .top, animated: false)
    expect(stage.view.engine.pendingScroll?.indexPath, equals: [0, 20])
    stage.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.frame()
    stage.frame()
    expect(stage.view.contentOffset.y == 720 && stage.view.engine.pendingScroll == nil)
  }

  @Test func `a view that holds its end stays there when content comes (ScrollPolicy)`() {
    expect(!ScrollPolicy().followsEnd && !ScrollPolicy().keepsPlaceInUpdates)
    let stage = stage()
    stage.view.engine.scrollPolicy.followsEnd = true
    stage.scroll(to: 720)
    stage.items[0] += ["more", "and more"]
    stage.view.insertItems(at: [[0, 30], [0, 31]])
    stage.frame()
    expect(stage.view.contentOffset.y, equals: 800)
  }
}
