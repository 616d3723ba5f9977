// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Expectations
import MullionExtras
import Testing
import UIKit

@MainActor
@Suite("Reports of applies")
struct ApplyReportTests {
  private func fruits(_ names: String...) -> [Fruit] { names.map { Fruit($0) } }
  private func names(_ fruits: [Fruit]) -> [String] { fruits.map(\.name) }

  @Test func `a report says what came, went, moved, was reloaded, configured again and stayed`()
    throws
  {
    let stand = FruitStand()
    stand.apply(fruits("a", "b", "c", "d", "e", "f"))
    var reports: [ApplyReport<String, Fruit>] = []
    stand.source.onApply = { reports.append($0) }
    stand.apply(fruits("f", "a", "c", "x", "d", "e")) {
      $0.reloadItems([Fruit("c")])
      $0.reconfigureItems([Fruit("d"), Fruit("c")])
    }
    let report = try #require(reports.first)
    expect(names(report.inserted), equals: ["x"])
    expect(names(report.deleted), equals: ["b"])
    expect(names(report.moved), equals: ["f"])
    expect(names(report.reloaded), equals: ["c"])
    expect(names(report.reconfigured), equals: ["d"])
    expect(names(report.unchanged), equals: ["a", "e"])
    expect((report.insertedCount, report.deletedCount, report.movedCount) == (1, 1, 1))
    expect(report.unchangedCount, equals: 2)
    expect(!report.usedReloadData && report.numberOfApplies == 1)
    expect(report.initialSnapshot.numberOfItems, equals: 6)
    expect(
      "\(report)", equals: "inserted 1, deleted 1, moved 1, reloaded 1, reconfigured 1, unchanged 2"
    )
  }

  @Test func `sections that come, go and move are named`() throws {
    let stand = FruitStand()
    func apply(_ sections: [String], _ mark: (inout FruitStand.Snapshot) -> Void = { _ in }) {
      var snapshot = FruitStand.Snapshot()
      for section in sections {
        snapshot.appendSections([section])
        snapshot.appendItems([Fruit(section)])
      }
      mark(&snapshot)
      stand.source.apply(snapshot)
    }
    apply(["A", "B", "C", "D"])
    var reports: [ApplyReport<String, Fruit>] = []
    stand.source.onApply = { reports.append($0) }
    apply(["D", "A", "C", "E"]) { $0.reloadSections(["C"]) }
    let report = try #require(reports.first)
    expect(report.insertedSections, equals: ["E"])
    expect(report.deletedSections, equals: ["B"])
    expect(report.movedSections, equals: ["D"])
    expect(report.reloadedSections, equals: ["C"])
    expect(names(report.reloaded), equals: ["C"])
    expect(names(report.inserted) == ["E"] && names(report.deleted) == ["B"])
    expect(names(report.unchanged), equals: ["D", "A"])
  }

  @Test func `the first apply and a reload replace all cells`() {
    let stand = FruitStand()
    var reports: [String] = []
    stand.source.onApply = { reports.append("\($0)") }
    stand.apply(fruits("a", "b"))
    stand.source.applySnapshotUsingReloadData(stand.source.snapshot())
    expect(
      reports,
      equals: [
        "inserted 2, deleted 0, moved 0, reloaded 0, reconfigured 0, unchanged 0, all cells replaced",
        "inserted 0, deleted 0, moved 0, reloaded 2, reconfigured 0, unchanged 0, all cells replaced",
      ])
  }

  @Test func `reports come before completions, in the order of applies`() {
    let stand = FruitStand()
    stand.apply(fruits("a"))
    var log: [String] = []
    stand.source.onApply = { log.append("report \($0.insertedCount)") }
    var snapshot = stand.source.snapshot()
    snapshot.appendItems(fruits("b"))
    stand.source.apply(snapshot) {
      log.append("done 1")
      snapshot.appendItems(self.fruits("c", "d"))
      stand.source.apply(snapshot) { log.append("done 2") }
    }
    expect(log, equals: ["report 1", "done 1", "report 2", "done 2"])
    stand.source.onApply = nil
    stand.apply(fruits("z"))
    expect(log.count, equals: 4)
  }
}
