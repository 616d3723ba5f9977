// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of the completion time of the async apply methods.
@MainActor
@Suite("Awaited applies")
struct AwaitedApplyTests {
  enum Kind: CaseIterable { case snapshot, outline, table }

  /// A stage with three rows and an async apply.
  @MainActor
  private final class Rows {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 50))
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: 320, height: 200), style: .plain)
    lazy var tableSource = UITableViewDiffableDataSource<String, String>(tableView: table) {
      table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    var isDone = false

    init() {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      stage.view.addSubview(table)
      stage.apply([("A", ["x", "y", "z"])])
      tableSource.apply(Self.snapshot(["x", "y", "z"]), animatingDifferences: false)
      stage.frame()
    }

    static func snapshot(_ items: [String]) -> Stage.Snapshot {
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(items)
      return snapshot
    }

    func run(_ kind: Kind, isAnimated: Bool) async {
      let items = ["new", "x", "y", "z"]
      switch kind {
      case .snapshot:
        await stage.source.apply(Self.snapshot(items), animatingDifferences: isAnimated)
      case .outline:
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(items)
        await stage.source.apply(outline, to: "A", animatingDifferences: isAnimated)
      case .table:
        await tableSource.apply(Self.snapshot(items), animatingDifferences: isAnimated)
      }
      isDone = true
    }

    /// Yields to other main actor tasks, advances by one frame after `time`, and yields again.
    func frame(after time: TimeInterval) async {
      for _ in 0..<5 { await Task.yield() }
      stage.surface.frame(at: stage.surface.now + time)
      for _ in 0..<5 { await Task.yield() }
    }
  }

  @Test(arguments: Kind.allCases)
  func `an awaited animated apply returns after the animation`(kind: Kind) async {
    let rows = Rows()
    let task = Task { await rows.run(kind, isAnimated: true) }
    await rows.frame(after: 0)
    for _ in 0..<2 {
      await rows.frame(after: 0.1)
      expect(!rows.isDone)
    }
    await rows.frame(after: 0.2)
    await task.value
    expect(rows.isDone)
  }

  @Test func `it waits while others have the main thread between two frames`() async {
    let rows = Rows()
    let task = Task { await rows.run(.snapshot, isAnimated: true) }
    await rows.frame(after: 0)
    // Each turn of this test comes after those of a hundred others: some 1.5 seconds for one frame.
    var isOver = false
    let others = (0..<100).map { _ in
      Task {
        while !isOver {
          usleep(1_500)
          await Task.yield()
        }
      }
    }
    await rows.frame(after: 0.1)
    expect(!rows.isDone)
    isOver = true
    for other in others { await other.value }
    await rows.frame(after: 0.3)
    await task.value
    expect(rows.isDone)
  }

  @Test(arguments: Kind.allCases)
  func `without animation it returns when all is shown`(kind: Kind) async {
    let rows = Rows()
    await rows.run(kind, isAnimated: false)
    expect(rows.isDone)
  }

  @Test func `an awaited reload returns when it was made`() async {
    let rows = Rows()
    await rows.stage.source.applySnapshotUsingReloadData(Rows.snapshot(["x"]))
    expect(rows.stage.view.numberOfItems(inSection: 0), equals: 1)
  }

  @Test func `a test that lets no time pass goes on, and is told`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let rows = await Rows()
      await rows.run(.snapshot, isAnimated: true)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("await apply(…) waits for its animation"))
  }
}
