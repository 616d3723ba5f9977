// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests that the work of an apply depends on the changes and the visible items only, not on the amount of
/// data.
@MainActor
@Suite("Work of an apply")
struct ApplyWorkTests {
  private func items(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

  /// Returns the work of one edit of `count` items.
  private func work(
    _ count: Int, _ edit: (inout Stage.Snapshot) -> Void
  ) -> WorkCounters {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 48))
    stage.apply([("A", items(count))])
    stage.frame()
    let before = stage.view.engine.counters
    var snapshot = stage.source.snapshot()
    edit(&snapshot)
    stage.source.apply(snapshot)
    stage.frame()
    return stage.view.engine.counters.since(before)
  }

  nonisolated private static let edits: [(String, @Sendable (inout Stage.Snapshot) -> Void)] = [
    ("append", { $0.appendItems(["new"]) }),
    ("insert at the front", { $0.insertItems(["new"], beforeItem: "0") }),
    ("delete", { $0.deleteItems(["3"]) }),
    ("move", { $0.moveItem("1", afterItem: "5") }),
    ("reload", { $0.reloadItems(["2"]) }),
    ("reconfigure", { $0.reconfigureItems(["2"]) }),
  ]

  @Test(arguments: edits.indices)
  func `one edit of many items costs what it costs of a thousand`(index: Int) {
    let (name, edit) = Self.edits[index]
    let few = work(1_000, edit)
    let many = work(FullRun.isEnabled ? 1_000_000 : 50_000, edit)
    expect(few, equals: many, "\(name)")
    expect(many.cellsConfigured <= 1)
    expect(many.countsAsked <= 1)
    expect(many.snapshotsShown, equals: 1)
  }

  @Test func `the numbers of items of unchanged sections are not asked for`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply((0..<500).map { ("section \($0)", ["\($0)"]) })
    stage.frame()
    let before = stage.view.engine.counters
    var snapshot = stage.source.snapshot()
    snapshot.appendItems(["a", "b"], toSection: "section 250")
    snapshot.deleteItems(["499"])
    stage.source.apply(snapshot)
    expect(stage.view.engine.counters.since(before).countsAsked, equals: 2)
    expect(stage.view.numberOfItems(inSection: 250), equals: 3)
    expect(stage.view.numberOfItems(inSection: 499), equals: 0)
    expect(stage.view.numberOfItems(inSection: 0), equals: 1)
  }

  @Test func `applying what is shown asks for no cell and solves the layout once`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", items(20))])
    stage.frame()
    let before = stage.view.engine.counters
    var isDone = false
    stage.apply([("A", items(20))])
    stage.source.apply(stage.source.snapshot(), animatingDifferences: false) { isDone = true }
    let work = stage.view.engine.counters.since(before)
    expect(isDone)
    expect(work.snapshotsShown, equals: 2)
    expect(work.layoutSolves, equals: 2)
    expect(work.cellsConfigured == 0 && work.countsAsked == 0)
  }

  @Test(arguments: 0..<60)
  func `random changes lead where reloading leads`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage(diffable: Layouts.grid(columns: 3, height: 60))
    for _ in 0..<8 {
      let sections = ["A", "B", "C", "D"].filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
        .shuffled(using: &random)
      var pool = items(40).shuffled(using: &random)
      stage.apply(
        sections.map { section in
          let count = min(pool.count, Int.random(in: 0...14, using: &random))
          defer { pool.removeFirst(count) }
          return (section, Array(pool.prefix(count)))
        })
      stage.frame()
      stage.view.engine.checkInvariants()
      for cell in stage.view.visibleCells {
        let path = stage.view.indexPath(for: cell)
        expect((cell as? RecorderCell)?.text, equals: path.flatMap(stage.source.itemIdentifier))
      }
      let snapshot = stage.source.snapshot()
      expect(
        (0..<stage.view.numberOfSections).map(stage.view.numberOfItems),
        equals: snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:)))
    }
  }
}
