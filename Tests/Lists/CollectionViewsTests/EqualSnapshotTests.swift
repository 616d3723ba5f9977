// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests that applying the current snapshot again measures the visible cells anew, as an empty batch update
/// does.
@MainActor
@Suite("Equal snapshots")
struct EqualSnapshotTests {
  /// A cell with a height that the test sets.
  private final class OpeningCell: UICollectionViewCell {
    var height: CGFloat = 40

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  private enum Change: CaseIterable { case applyAnimated, apply, emptyBatch }

  private func stage(_ count: Int) -> Stage {
    let stage = Stage(diffable: Layouts.list(estimate: 40))
    stage.view.register(OpeningCell.self, forCellWithReuseIdentifier: "cell")
    stage.apply([("A", (0..<count).map { "\($0)" })])
    stage.frame()
    return stage
  }

  private func perform(_ change: Change, _ stage: Stage) {
    switch change {
    case .applyAnimated:
      stage.source.apply(stage.source.snapshot(), animatingDifferences: true)
    case .apply: stage.source.apply(stage.source.snapshot(), animatingDifferences: false)
    case .emptyBatch: stage.view.performBatchUpdates(nil)
    }
    stage.frame()
  }

  @Test(arguments: Change.allCases)
  private func `an equal snapshot gives a cell the height that it wants by now`(change: Change)
    throws
  {
    let stage = stage(3)
    let cell = try #require(stage.view.cellForItem(at: [0, 1]) as? OpeningCell)
    cell.height = 140
    perform(change, stage)
    expect(stage.view.cellForItem(at: [0, 1]) === cell)
    expect(cell.frame, equals: CGRect(x: 0, y: 40, width: 320, height: 140))
    expect(stage.view.cellForItem(at: [0, 2])?.frame.minY, equals: 180)
    expect(stage.view.engine.stateFaults, equals: [])
  }

  @Test(arguments: Change.allCases)
  private func `an equal snapshot measures cells in sight alone, and provides none`(
    change: Change
  ) {
    let stage = stage(1000)
    stage.view.contentOffset.y = 4000
    stage.frame()
    let before = stage.view.engine.counters
    perform(change, stage)
    let after = stage.view.engine.counters
    expect(after.measured - before.measured, equals: 12)
    expect(after.cellsConfigured, equals: before.cellsConfigured)
    expect(stage.view.contentOffset.y, equals: 4000)
  }
}
