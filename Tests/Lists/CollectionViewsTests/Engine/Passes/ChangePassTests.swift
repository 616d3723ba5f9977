// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing
import UIKit

@testable import MullionCollectionViews

/// Tests of the passes that change the displayed elements.
@MainActor
@Suite("Passes of changes")
struct ChangePassTests {
  private func stage(_ items: Int = 30) -> Stage {
    let stage = Stage(Layouts.grid(columns: 1, height: 40), counts: [items])
    stage.frame()
    return stage
  }

  @Test func `the outermost batch is carried out, with all that was named (BatchPass)`() {
    let stage = stage(3)
    let engine = stage.view.engine
    var isDone: [Bool] = []
    BatchPass(engine: engine).run {
      stage.items[0].remove(at: 0)
      engine.update { $0.deletedItems = [[0, 0]] }
      expect(engine.updates.depth == 1 && engine.knownCounts.items == [3])
    } completion: {
      isDone.append($0)
    }
    stage.frame()
    expect(engine.updates.depth == 0 && engine.knownCounts.items == [2] && isDone.count == 1)
    expect((stage.cell(0, 0) as? RecorderCell)?.text, equals: "0.1")
  }

  @Test func `all that is known of items goes with them (UpdatePass)`() {
    let stage = stage()
    let engine = stage.view.engine
    let cell = stage.cell(0, 5)
    engine.selection.insert([0, 5])
    engine.prefetch.announced = [[0, 20]]
    stage.items[0].removeFirst(2)
    var batch = BatchUpdate()
    batch.deletedItems = [[0, 0], [0, 1]]
    let before = engine.knownCounts
    let plan = UpdatePlan(
      batch, before: before, after: LoadPass(engine: engine).run(), remedy: "")
    UpdatePass(engine: engine).run(plan)
    expect(stage.cell(0, 3) === cell && engine.selection.selected == [[0, 3]])
    expect(engine.prefetch.announced, equals: [[0, 18]])
  }

  @Test func `marked items get other cells, others keep theirs (UpdatePass)`() {
    let stage = stage()
    let cells = (0..<3).map { stage.cell(0, $0) }
    stage.asked = []
    UpdatePass(engine: stage.view.engine).reload([[0, 1]])
    stage.frame()
    expect(stage.asked, equals: ["0.1"])
    expect(stage.cell(0, 0) === cells[0] && stage.cell(0, 2) === cells[2])
    expect(stage.cell(0, 1) !== cells[1])
    stage.asked = []
    UpdatePass(engine: stage.view.engine).reconfigure([[0, 2]])
    expect(stage.asked == ["0.2"] && stage.cell(0, 2) === cells[2])
  }

  @Test func `an item that is marked twice is reloaded, not configured again (SnapshotPass)`() {
    let stage = stage()
    let cells = (0..<3).map { stage.cell(0, $0) }
    stage.asked = []
    SnapshotPass(engine: stage.view.engine).run(
      reloading: [[0, 1]], sections: [], reconfiguring: [[0, 1], [0, 2]])
    stage.frame()
    expect(stage.asked.sorted(), equals: ["0.1", "0.2"])
    expect(stage.cell(0, 1) !== cells[1] && stage.cell(0, 2) === cells[2])
  }

  @Test func `the application selects without a word to the delegate (SelectionPass)`() {
    let stage = stage()
    let delegate = RecorderDelegate()
    stage.view.delegate = delegate
    let pass = SelectionPass(engine: stage.view.engine)
    pass.select([0, 1])
    pass.select([0, 2])
    expect(stage.view.engine.selection.selected, equals: [[0, 2]])
    expect(stage.cell(0, 1)?.isSelected == false && stage.cell(0, 2)?.isSelected == true)
    stage.view.allowsMultipleSelection = true
    pass.select([0, 0])
    expect(stage.view.engine.selection.selected, equals: [[0, 0], [0, 2]])
    pass.keepOne()
    expect(stage.view.engine.selection.selected, equals: [[0, 0]])
    pass.deselectAll()
    expect(stage.view.engine.selection.selected.isEmpty && stage.cell(0, 0)?.isSelected == false)
    expect(delegate.heard.isEmpty)
  }

  @Test func `an item in hand is elsewhere, and goes back when it is let go (MovementPass)`() {
    let stage = stage()
    let engine = stage.view.engine
    let pass = MovementPass(engine: engine)
    expect(!pass.lift([0, 99]) && pass.lift([0, 1]))
    pass.hold(at: CGPoint(x: 160, y: 220), target: [0, 5])
    expect(engine.movement.moving?.place == [0, 5] && engine.movement.moving?.origin == [0, 1])
    expect(
      engine.movement.dataPath([0, 5]) == [0, 1] && engine.movement.dataPath([0, 1]) == [0, 2])
    expect(pass.proposedTarget(at: CGPoint(x: 160, y: 100)), equals: [0, 2])
    pass.cancel()
    expect(engine.movement.moving == nil && stage.items[0].first == "0.0")
    stage.frame()
    expect((stage.cell(0, 1) as? RecorderCell)?.text, equals: "0.1")
  }

  @Test func `another layout takes over, and both are told in order (TransitionPass)`() {
    let old = ColumnLayout()
    let stage = Stage(old, counts: [30])
    stage.frame()
    let new = ColumnLayout()
    new.side = 50
    old.log = []
    stage.view.setCollectionViewLayout(new, animated: false)
    expect(old.log == ["to", "final"] && old.collectionView == nil)
    expect(new.log.first == "from" && new.log.last == "final")
    stage.frame()
    expect(stage.shown.count, equals: 10)
    let engine = stage.view.engine
    let pass = TransitionPass(engine: engine, old: new, new: old)
    var isReplaced = false
    pass.run(animated: false, { isReplaced = true }, completion: nil)
    expect(isReplaced && old.collectionView === stage.view && new.collectionView == nil)
  }

  @Test func `a hand carries a change of layout out, forth or back (InteractiveTransition)`() {
    let stage = stage()
    let (old, next) = (stage.view.collectionViewLayout, Layouts.grid(columns: 2, height: 100))
    var ends: [Bool] = []
    let layout = stage.view.startInteractiveTransition(to: next) { completed, _ in
      ends.append(completed)
    }
    expect(stage.view.collectionViewLayout === layout)
    let transition = stage.view.engine.transition
    expect(transition?.layout === layout)
    stage.view.cancelInteractiveTransition()
    for _ in 0..<3 { stage.frame() }
    expect(stage.view.collectionViewLayout === old && ends == [false])
    expect(stage.view.engine.transition == nil)
  }

  /// A layout that replaces the view of one decoration or header in an update.
  private final class Hinting: UICollectionViewCompositionalLayout {
    var replaced: [IndexPath] = []

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { elementKind == "header" ? replaced : [] }
  }

  @Test func `a layout may want other views for elements that stay (ElementHints)`() {
    let section = Layouts.gridSection(columns: 1, height: 40)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    let layout = Hinting(section: section)
    let stage = Stage(layout, counts: [3, 3])
    stage.frame()
    func headers() -> [UICollectionReusableView?] {
      (0..<2).map { stage.view.supplementaryView(forElementKind: "header", at: [$0, 0]) }
    }
    let before = headers()
    layout.replaced = [[0, 0]]
    let counts = stage.view.engine.knownCounts
    let plan = UpdatePlan(BatchUpdate(), before: counts, after: counts, remedy: "")
    ElementHints(engine: stage.view.engine, plan: plan).run()
    let realised = stage.view.engine.realised
    func element(_ section: Int) -> RealisedElement? {
      realised[ElementKey(category: .supplementaryView, kind: "header", indexPath: [section, 0])]
    }
    expect(element(0) == nil && element(1)?.view === before[1])
  }

  @Test func `views that stay in sight move from where they were (AnimatePass)`() throws {
    let stage = stage()
    let engine = stage.view.engine
    stage.items[0].insert("new", at: 0)
    var passes = 0
    stage.view.performBatchUpdates {
      stage.view.insertItems(at: [[0, 0]])
    }
    passes = engine.animationsUnderWay.count
    let moved = try #require(stage.cell(0, 1))
    expect(passes, equals: 1)
    expect(engine.animationsUnderWay.first?.sees(moved), equals: true)
    expect(moved.frame.minY, equals: 40)
    for _ in 0..<3 { stage.frame() }
    expect(engine.animationsUnderWay.isEmpty && engine.departures.isEmpty)
  }
}
