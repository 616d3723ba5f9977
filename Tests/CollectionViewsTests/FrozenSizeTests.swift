// SPDX-License-Identifier: Apache-2.0

import CollectionViews
import CompositionalLayout
import Foundation
import Testing
import UIKit

/// Cells that never settle on a height, each time they come into sight; decision 0009.
@MainActor
struct FrozenSizeTests {
  /// Heights that the item named `0.2` asks for, one after the other.
  private final class Heights {
    var asked = 0
    let next: (Int) -> CGFloat
    init(_ next: @escaping (Int) -> CGFloat) { self.next = next }

    func take() -> CGFloat {
      defer { asked += 1 }
      return next(asked)
    }
  }

  private func stage(_ heights: Heights) -> Stage {
    let stage = Stage(Layouts.list(estimate: 50), counts: [100])
    stage.configure = { cell, _ in
      if cell.text == "0.2" { cell.wantedHeight = heights.take() }
    }
    stage.frame()
    return stage
  }

  /// A stage whose third item froze at 340 points.
  private func frozenStage() -> Stage {
    let stage = stage(Heights { CGFloat($0 + 1) * 20 })
    visit(stage, times: 30)
    return stage
  }

  /// Scrolls away and back, so that the item is asked for its height again.
  private func visit(_ stage: Stage, times: Int) {
    for _ in 0..<times {
      stage.scroll(to: 3000)
      stage.scroll(to: 0)
    }
  }

  private func layout(_ stage: Stage) -> UICollectionViewCompositionalLayout? {
    stage.view.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  private func isFrozen(_ stage: Stage, item: Int = 2) -> Bool {
    layout(stage)?.isFrozen(.cell(section: 0, item: item)) ?? false
  }

  private func height(_ stage: Stage, item: Int = 2) -> CGFloat? {
    stage.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame.height
  }

  @Test func `heights that go round are held at the largest`() {
    for round in [[30, 70], [30, 60, 90], [40, 90, 20, 60, 80], (21...40).map { CGFloat($0) }]
      as [[CGFloat]]
    {
      let stage = stage(Heights { round[$0 % round.count] })
      visit(stage, times: 4)
      #expect(!isFrozen(stage))
      visit(stage, times: 20)
      #expect(isFrozen(stage))
      let held = height(stage)
      #expect(held == (round.count < 8 ? round.max() : 37))
      visit(stage, times: 3)
      #expect(height(stage) == held)
    }
  }

  @Test func `a height that grows each time is held`() {
    let stage = stage(Heights { CGFloat($0 + 1) * 20 })
    visit(stage, times: 15)
    #expect(!isFrozen(stage))
    visit(stage, times: 1)
    #expect(isFrozen(stage))
    #expect(height(stage) == 340)
    visit(stage, times: 10)
    #expect(height(stage) == 340)
  }

  @Test func `a height that settles is not held`() {
    let stage = stage(Heights { $0 < 10 ? CGFloat($0 + 1) * 20 : 90 })
    visit(stage, times: 40)
    #expect(!isFrozen(stage))
    #expect(height(stage) == 90)
  }

  @Test func `what was held is measured again in another width`() {
    let stage = frozenStage()
    stage.surface.resize(to: CGSize(width: 400, height: 480), scale: 2)
    stage.frame()
    #expect(!isFrozen(stage))
  }

  @Test func `what was held is measured again for another size of text`() {
    let stage = frozenStage()
    stage.view.imposedTraits = UITraitCollection(
      preferredContentSizeCategory: .accessibilityExtraLarge)
    stage.view.setNeedsLayout()
    stage.frame()
    #expect(!isFrozen(stage))
  }

  @Test func `what was held is measured again when its layout is invalidated`() {
    let stage = frozenStage()
    stage.view.collectionViewLayout.invalidateLayout()
    stage.frame()
    #expect(!isFrozen(stage))
  }

  @Test func `what was held is measured again when its item has other contents`() {
    let path = IndexPath(item: 2, section: 0)
    let changes: [(UICollectionView) -> Void] = [
      { $0.reconfigureItems(at: [path]) }, { $0.reloadItems(at: [path]) },
      { $0.reloadSections([0]) }, { $0.reloadData() },
    ]
    for change in changes {
      let stage = frozenStage()
      #expect(isFrozen(stage))
      change(stage.view)
      stage.frame()
      #expect(!isFrozen(stage))
    }
  }

  @Test func `other items' contents change nothing`() {
    let stage = frozenStage()
    stage.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    stage.view.reloadItems(at: [IndexPath(item: 3, section: 0)])
    stage.frame()
    #expect(isFrozen(stage))
    #expect(height(stage) == 340)
  }

  @Test func `what is held goes with its item`() {
    let stage = frozenStage()
    let move = { (from: Int, to: Int) in
      (IndexPath(item: from, section: 0), IndexPath(item: to, section: 0))
    }
    stage.items[0].insert("new", at: 0)
    stage.view.performBatchUpdates { stage.view.insertItems(at: [move(0, 0).0]) }
    #expect(isFrozen(stage, item: 3))
    #expect(!isFrozen(stage, item: 2))
    stage.items[0].remove(at: 1)
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [move(1, 1).0]) }
    #expect(isFrozen(stage, item: 2))
    let item = stage.items[0].remove(at: 2)
    stage.items[0].insert(item, at: 5)
    stage.view.performBatchUpdates { stage.view.moveItem(at: move(2, 5).0, to: move(2, 5).1) }
    #expect(isFrozen(stage, item: 5))
    #expect(height(stage, item: 5) == 340)
    stage.items[0].remove(at: 5)
    stage.view.performBatchUpdates { stage.view.deleteItems(at: [move(5, 5).0]) }
    #expect((0..<99).allSatisfy { !isFrozen(stage, item: $0) })
  }

  @Test func `what is held is reported once, with what to do`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = FrozenSizeTests().frozenStage() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "does not settle").count == 2)
    for part in ["RecorderCell", "section 0, item 2", "320.0 x 340.0", "reconfigured", "Answer"] {
      #expect(text.contains(part))
    }
  }
}
