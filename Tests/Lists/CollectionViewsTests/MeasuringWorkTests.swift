// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit
import ViewStage

/// Tests of the exact number of queries for self-sizing cells.
@MainActor
struct MeasuringWorkTests {
  private func stage(_ count: Int, height: CGFloat) -> Stage {
    let stage = Stage(Layouts.list(estimate: 50), counts: [count])
    stage.configure = { cell, _ in cell.wantedHeight = height }
    stage.frame()
    return stage
  }

  @Test func `each cell in sight is measured once, whatever the section holds`() {
    let few = stage(1000, height: 60)
    let many = stage(100_000, height: 60)
    expect(few.counters.measured, equals: 8)
    expect(few.counters.layoutSolves, equals: 1)
    expect(few.counters, equals: many.counters)
    many.frame()
    expect(many.counters, equals: few.counters)
  }

  @Test func `cells that keep their estimate are measured once and change nothing`() {
    let stage = stage(1000, height: 50)
    expect(stage.counters.measured, equals: 10)
    expect(stage.counters.prepares, equals: 1)
  }

  @Test func `another height of one cell costs one question`() {
    let stage = stage(1000, height: 60)
    stage.configure = { cell, _ in cell.wantedHeight = 70 }
    let before = stage.counters
    stage.view.reconfigureItems(at: [IndexPath(item: 3, section: 0)])
    stage.frame()
    expect(stage.counters.measured, equals: before.measured + 1)
    expect(stage.counters.prepares, equals: before.prepares + 1)
    expect(stage.counters.layoutSolves, equals: before.layoutSolves)
    expect(stage.counters.cellsConfigured, equals: before.cellsConfigured + 1)
  }

  @Test func `applying a mark measures the marked cell, an equal snapshot the cells in sight`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: Layouts.list(estimate: 50))
    view.register(RecorderCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, _ in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RecorderCell)?.wantedHeight = 60
      return cell
    }
    let stage = ViewStage.Stage(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1000))
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    let before = view.engine.counters.measured
    snapshot.reconfigureItems([3])
    source.apply(snapshot, animatingDifferences: false)
    stage.frame()
    expect(view.engine.counters.measured, equals: before + 1)
    source.apply(source.snapshot(), animatingDifferences: false)
    stage.frame()
    expect(view.engine.counters.measured, equals: before + 1 + 8)
  }

  @Test func `a row that comes into sight costs one question`() {
    let stage = stage(1000, height: 60)
    let before = stage.counters.measured
    stage.scroll(to: 60)
    expect(stage.counters.measured, equals: before + 1)
    stage.scroll(to: 60)
    expect(stage.counters.measured, equals: before + 1)
  }
}
