// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of items and sections marked for reloading and reconfiguring: which cells are requested, and when.
@MainActor
@Suite("Marks")
struct MarkTests {
  private func shown(_ sections: [(String, [String])]) -> Stage {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply(sections)
    stage.frame()
    _ = stage.takeCalls()
    return stage
  }

  @Test func `what is new comes first, then what is reloaded, then what is configured again`() {
    let stage = shown([("A", ["x", "y", "z"]), ("B", ["u", "v"])])
    stage.apply([("A", ["new", "y", "z"]), ("B", ["v", "u", "x"])]) {
      $0.reconfigureItems(["y"])
      $0.reloadItems(["x", "new"])
      $0.reloadItems(["z"])
    }
    expect(
      stage.takeCallsInOrder(), equals: ["0.0 new", "0.0 new", "0.2 z", "1.2 x", "0.1 y"])
  }

  @Test func `an item whose section is reloaded too is asked for once`() {
    let stage = shown([("A", ["x", "y"]), ("B", ["u"])])
    let (x, u) = (stage.cell("x"), stage.cell("u"))
    stage.apply([("A", ["x", "y"]), ("B", ["u"])]) {
      $0.reloadItems(["x"])
      $0.reloadSections(["A"])
      $0.reconfigureItems(["y", "u"])
    }
    expect(stage.takeCallsInOrder(), equals: ["0.0 x", "0.1 y", "1.0 u"])
    expect(stage.cell("x") !== x)
    expect(stage.cell("u") === u)
  }

  @Test func `a section that moved is reloaded where it is`() {
    let stage = shown([("A", ["x"]), ("B", ["u"])])
    stage.apply([("B", ["u"]), ("A", ["x", "y"])]) { $0.reloadSections(["A"]) }
    expect(stage.takeCallsInOrder(), equals: ["1.1 y", "1.0 x", "1.1 y"])
  }

  @Test func `reloading a section replaces its header and no other`() throws {
    let section = Layouts.gridSection(columns: 2, height: 50)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(20)), elementKind: "title",
        alignment: .top)
    ]
    let stage = Stage(diffable: UICollectionViewCompositionalLayout(section: section))
    stage.view.register(
      RecorderView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "title")
    var asked: [IndexPath] = []
    stage.source.supplementaryViewProvider = { view, kind, path in
      asked.append(path)
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: path)
    }
    stage.apply([("A", ["x"]), ("B", ["u"])])
    stage.frame()
    asked = []
    let kept = stage.view.supplementaryView(forElementKind: "title", at: [0, 0])
    stage.apply([("A", ["x"]), ("B", ["u"])]) { $0.reloadSections(["B"]) }
    expect(asked, equals: [[1, 0]])
    expect(stage.view.supplementaryView(forElementKind: "title", at: [0, 0]) === kept)
  }

  @Test func `what is out of sight is not asked for`() {
    let stage = Stage(diffable: Layouts.grid(columns: 1, height: 48))
    let items = (0..<100).map { "\($0)" }
    stage.apply([("A", items)])
    stage.frame()
    _ = stage.takeCalls()
    stage.apply([("A", items)]) {
      $0.reloadItems(["50", "51"])
      $0.reconfigureItems(["60"])
    }
    expect(stage.takeCalls().isEmpty)
  }

  @Test func `a cell that is configured again is kept, and asked for its size again`() {
    let stage = Stage(diffable: Layouts.list(estimate: 40))
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    let (x, y) = (stage.cell("x"), stage.cell("y"))
    expect(y?.frame.minY, equals: 40)
    x?.wantedHeight = 90
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems(["x"])
    stage.source.apply(snapshot)
    stage.frame()
    expect(stage.cell("x") === x && stage.cell("y") === y)
    expect(x?.reuses, equals: 0)
    expect(x?.frame.height == 90 && y?.frame.minY == 90)
  }

  @Test func `a first apply honours marks when it is animated`() {
    for isAnimated in [false, true] {
      let stage = Stage(diffable: Layouts.grid())
      stage.frame()
      var snapshot = Stage.Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems(["x", "y"])
      snapshot.reloadItems(["x"])
      stage.source.apply(snapshot, animatingDifferences: isAnimated)
      stage.frame()
      expect(
        stage.takeCalls(), equals: (isAnimated ? ["0.0 x", "0.0 x", "0.1 y"] : ["0.0 x", "0.1 y"]))
    }
  }

  @Test func `a reload of everything asks once, whatever is marked`() {
    let stage = shown([("A", ["x", "y"])])
    var snapshot = stage.source.snapshot()
    snapshot.reloadItems(["x"])
    snapshot.reconfigureItems(["y"])
    stage.source.applySnapshotUsingReloadData(snapshot)
    stage.frame()
    expect(stage.takeCalls(), equals: ["0.0 x", "0.1 y"])
  }

  @Test func `marks are not kept`() {
    let stage = shown([("A", ["x"])])
    stage.apply([("A", ["x"])]) { $0.reloadItems(["x"]) }
    _ = stage.takeCalls()
    stage.source.apply(stage.source.snapshot())
    expect(stage.takeCalls().isEmpty)
  }
}
