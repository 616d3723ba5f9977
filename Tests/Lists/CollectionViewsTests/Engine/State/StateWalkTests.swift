// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionContracts
import Testing
import UIKit

/// Tests of the state check at the end of each layout cycle of a debug build.
@MainActor
@Suite("StateWalk")
struct StateWalkTests {
  /// A prefetching data source that moves the first cell at the end of a cycle.
  private final class Mover: NSObject, UICollectionViewDataSourcePrefetching {
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      collectionView.cellForItem(at: [0, 0])?.center.x += 5
    }
  }

  private static func moveCellAway(walkingAll: Bool) {
    let stage = Stage(Layouts.grid(columns: 1, height: 44), counts: [30])
    let mover = Mover()
    stage.view.prefetchDataSource = mover
    stage.view.engine.walksWholeState = walkingAll
    _ = withExtendedLifetime(mover) { stage.frame() }
    require(stage.cell(0, 0)?.center.x == 165, "the cell was not moved")
  }

  @Test func `a cell elsewhere than its layout says is found where all is walked`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { StateWalkTests.moveCellAway(walkingAll: true) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("is inconsistent: section 0, item 0: is "), "\(text.prefix(400))")
  }

  @Test func `what asks the layout is not walked otherwise`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run { StateWalkTests.moveCellAway(walkingAll: false) }
    }
  }
}
