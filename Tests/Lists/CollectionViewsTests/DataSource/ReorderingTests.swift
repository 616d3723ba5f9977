// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of the data source calls for items that the user moves.
@MainActor
@Suite("Reordering")
struct ReorderingTests {
  typealias Transaction = NSDiffableDataSourceTransaction<String, String>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func move(_ item: String, to path: IndexPath, in stage: Stage) {
    guard let origin = stage.source.indexPath(for: item) else { return }
    stage.source.collectionView(stage.view, moveItemAt: origin, to: path)
    stage.frame()
    stage.view.engine.checkInvariants()
  }

  @Test func `nothing can be moved without a handler that says so`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    expect(!stage.source.collectionView(stage.view, canMoveItemAt: [0, 0]))
    stage.source.reorderingHandlers.canReorderItem = { $0 == "y" }
    expect(!stage.source.collectionView(stage.view, canMoveItemAt: [0, 0]))
    expect(stage.source.collectionView(stage.view, canMoveItemAt: [0, 1]))
    expect(!stage.source.collectionView(stage.view, canMoveItemAt: [0, 2]))
  }

  @Test func `what other threads apply while an item is moved comes after the move`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y", "z"]), ("B", []), ("C", [])])
    stage.frame()
    let source = stage.source
    func apply(_ items: [String], to section: String) {
      Background.whileMainWaits {
        var outline = Outline()
        outline.append(items)
        Background.apply(outline, to: section, of: source) {}
      }
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { _ in apply(["b"], to: "B") }
    source.reorderingHandlers.didReorder = { _ in apply(["c"], to: "C") }
    move("x", to: [0, 2], in: stage)
    expect(source.snapshot().itemIdentifiers, equals: ["y", "z", "x"])
    await Background.mainTurn()
    expect(source.snapshot().itemIdentifiers, equals: ["y", "z", "x", "b", "c"])
    stage.frame()
    stage.view.engine.checkInvariants()
  }

  @Test func `a move is told before and after, and keeps the cells`() throws {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("s1", ["a", "b", "c", "d"]), ("s2", ["x", "y", "z"])])
    stage.frame()
    _ = stage.takeCalls()
    let cell = stage.cell("a")
    var log: [String] = []
    var transactions: [Transaction] = []
    let source = stage.source
    source.reorderingHandlers.willReorder = { _ in
      log.append("will " + source.snapshot().itemIdentifiers.joined())
    }
    source.reorderingHandlers.didReorder = { transaction in
      log.append("did " + source.snapshot().itemIdentifiers.joined())
      transactions.append(transaction)
    }
    move("a", to: [0, 2], in: stage)
    expect(log, equals: ["will abcdxyz", "did bcadxyz"])
    expect(stage.cell("a") === cell)
    expect(stage.takeCalls().isEmpty)
    expect(stage.texts, equals: ["b", "c", "a", "d", "x", "y", "z"])
    let first = try #require(transactions.first)
    expect(first.initialSnapshot.itemIdentifiers, equals: ["a", "b", "c", "d", "x", "y", "z"])
    expect(first.finalSnapshot.itemIdentifiers, equals: ["b", "c", "a", "d", "x", "y", "z"])
    expect(
      first.difference.map { "\($0)" },
      equals: [
        CollectionDifference<String>.Change.remove(offset: 0, element: "a", associatedWith: 2),
        .insert(offset: 2, element: "a", associatedWith: 0),
      ].map { "\($0)" })
    expect(first.sectionTransactions.map(\.sectionIdentifier), equals: ["s1"])
    move("y", to: [0, 0], in: stage)
    expect(transactions.last?.sectionTransactions.map(\.sectionIdentifier), equals: ["s2", "s1"])
    move("a", to: [1, 2], in: stage)
    expect(source.snapshot().itemIdentifiers, equals: ["y", "b", "c", "d", "x", "z", "a"])
  }

  /// Drags an item to the centre of another one.
  ///
  /// - Returns: Whether the movement started.
  private func drag(_ item: String, over other: String, in stage: Stage) -> Bool {
    guard let origin = stage.source.indexPath(for: item), let center = stage.cell(other)?.center,
      stage.view.beginInteractiveMovementForItem(at: origin)
    else { return false }
    stage.view.updateInteractiveMovementTargetPosition(center)
    return true
  }

  @Test func `REO-1, the recorded drags`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("s1", ["a", "b", "c", "d"]), ("s2", ["x", "y", "z"])])
    stage.frame()
    _ = stage.takeCalls()
    let source = stage.source
    var log: [String] = []
    var transactions: [Transaction] = []
    source.reorderingHandlers.canReorderItem = {
      log.append("canReorder \($0)")
      return $0 != "d"
    }
    source.reorderingHandlers.willReorder = { _ in
      log.append("willReorder " + source.snapshot().itemIdentifiers.joined())
    }
    source.reorderingHandlers.didReorder = {
      log.append("didReorder " + source.snapshot().itemIdentifiers.joined())
      transactions.append($0)
    }
    func result() -> [[String]] {
      stage.frame()
      stage.view.engine.checkInvariants()
      return ["s1", "s2"].map(source.snapshot().itemIdentifiers(inSection:))
    }
    func changed() -> [String]? { transactions.last?.sectionTransactions.map(\.sectionIdentifier) }

    expect(drag("a", over: "c", in: stage))
    expect(source.snapshot().itemIdentifiers.joined(), equals: "abcdxyz")
    stage.view.endInteractiveMovement()
    expect(log, equals: ["canReorder a", "willReorder abcdxyz", "didReorder bcadxyz"])
    expect(result(), equals: [["b", "c", "a", "d"], ["x", "y", "z"]])
    expect(
      transactions.last?.difference,
      equals: CollectionDifference([
        .remove(offset: 0, element: "a", associatedWith: 2),
        .insert(offset: 2, element: "a", associatedWith: 0),
      ]))
    expect(changed(), equals: ["s1"])

    log = []
    expect(!drag("d", over: "a", in: stage))
    expect(log, equals: ["canReorder d"])

    expect(drag("y", over: "b", in: stage))
    stage.view.endInteractiveMovement()
    expect(result(), equals: [["y", "b", "c", "a", "d"], ["x", "z"]])
    expect(changed(), equals: ["s2", "s1"])

    expect(drag("b", over: "z", in: stage))
    stage.view.endInteractiveMovement()
    expect(result(), equals: [["y", "c", "a", "d"], ["x", "b", "z"]])
    expect(changed(), equals: ["s2", "s1"])

    log = []
    expect(drag("c", over: "a", in: stage))
    stage.view.cancelInteractiveMovement()
    expect(log, equals: ["canReorder c"])
    expect(result(), equals: [["y", "c", "a", "d"], ["x", "b", "z"]])

    expect(drag("x", over: "y", in: stage))
    stage.view.endInteractiveMovement()
    expect(result(), equals: [["x", "y", "c", "a", "d"], ["b", "z"]])
    expect(changed(), equals: ["s2", "s1"])
    expect(stage.texts, equals: ["x", "y", "c", "a", "d", "b", "z"])
    expect(stage.takeCalls().isEmpty)
  }

  @Test func `an apply puts an item back that the user holds`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y", "z"])])
    stage.frame()
    stage.source.reorderingHandlers.canReorderItem = { _ in true }
    expect(drag("x", over: "z", in: stage))
    expect(stage.texts, equals: ["y", "z", "x"])
    stage.apply([("A", ["x", "y", "z", "w"])])
    stage.frame()
    expect(stage.texts, equals: ["x", "y", "z", "w"])
    stage.view.endInteractiveMovement()
    stage.view.engine.checkInvariants()
    expect(stage.source.snapshot().itemIdentifiers, equals: ["x", "y", "z", "w"])
  }

  @Test func `an apply in a handler builds on the move`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y", "z"])])
    stage.frame()
    let source = stage.source
    source.reorderingHandlers.didReorder = { transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.appendItems(["new"])
      source.apply(snapshot)
    }
    move("x", to: [0, 2], in: stage)
    expect(stage.texts, equals: ["y", "z", "x", "new"])
  }

  @Test func `an item of an outline goes with what is below it`() {
    let stage = Stage(diffable: Layouts.grid())
    var outline = Outline()
    outline.append(["A", "B", "C"])
    outline.append(["a"], to: "A")
    outline.append(["b"], to: "B")
    outline.expand(["A"])
    stage.source.apply(outline, to: "s")
    stage.frame()
    var sections: [NSDiffableDataSourceSectionSnapshot<String>] = []
    stage.source.reorderingHandlers.didReorder = {
      sections = $0.sectionTransactions.map(\.finalSnapshot)
    }
    move("A", to: [0, 2], in: stage)
    expect(stage.source.snapshot().itemIdentifiers, equals: ["B", "A", "a", "C"])
    expect(stage.source.snapshot(for: "s").items, equals: ["B", "b", "A", "a", "C"])
    expect(stage.source.snapshot(for: "s").level(of: "a"), equals: 1)
    expect(sections.map(\.items), equals: [["B", "b", "A", "a", "C"]])
    expect(stage.texts, equals: ["B", "A", "a", "C"])
    move("C", to: [0, 2], in: stage)
    expect(stage.source.snapshot(for: "s").parent(of: "C"), equals: "A")
    move("C", to: [0, 3], in: stage)
    expect(stage.source.snapshot(for: "s").rootItems, equals: ["B", "A", "C"])
  }

  @Test func `a place that does not exist ends the process with its name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stage = Stage(diffable: Layouts.grid())
      stage.apply([("A", ["x", "y"])])
      stage.source.collectionView(stage.view, moveItemAt: [0, 1], to: [0, 7])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("item \"y\", was to be moved to section 0, item 7"))
  }
}
