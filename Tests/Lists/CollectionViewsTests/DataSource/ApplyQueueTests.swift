// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Expectations
import Foundation
import MullionCollectionViews
import Testing
import UIKit

/// Tests of many applies from other threads, and of applies inside others.
@MainActor
@Suite("Order of applies")
struct ApplyQueueTests {
  nonisolated private static func snapshot(_ items: [String]) -> Stage.Snapshot {
    var snapshot = Stage.Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `applies that wait are shown together, with the marks and completions of all`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    _ = stage.takeCalls()
    let (source, log) = (stage.source, SharedLog())
    let x = stage.cell("x")
    let before = stage.view.engine.counters
    Background.whileMainWaits {
      for step in 0..<10 {
        var snapshot = Self.snapshot(["x", "y"] + (0...step).map { "new \($0)" })
        if step == 3 { snapshot.reloadItems(["x"]) }
        if step == 4 { snapshot.reloadItems(["new 0"]) }
        if step == 5 { snapshot.reconfigureItems(["y"]) }
        if step == 6 { snapshot.deleteItems(["new 0"]) }
        Background.apply(snapshot, to: source) { log.record("\(step)") }
      }
    }
    expect(source.snapshot().itemIdentifiers, equals: ["x", "y"])
    expect(stage.view.numberOfItems(inSection: 0), equals: 2)
    expect(log.all.isEmpty)
    await Background.mainTurn()
    expect(log.all, equals: (0..<10).map(String.init))
    expect(source.snapshot().numberOfItems, equals: 12)
    let work = stage.view.engine.counters.since(before)
    expect(work.snapshotsShown, equals: 1)
    expect(work.differencesFound, equals: 0, "the other thread found the difference")
    expect(stage.cell("x") !== x)
    let calls = (0..<10).map { "0.\($0 + 2) new \($0)" }
    expect(stage.takeCalls(), equals: (calls + ["0.0 x", "0.1 y", "0.2 new 0"]).sorted())
  }

  @Test func `what was applied elsewhere and not shown yet can be built upon there`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let source = stage.source
    Background.whileMainWaits {
      for step in 0..<5 {
        var snapshot = Background.snapshot(of: source)
        snapshot.appendItems(["\(step)"])
        Background.apply(snapshot, to: source)
      }
    }
    expect(source.snapshot().itemIdentifiers, equals: ["x"])
    await Background.mainTurn()
    expect(source.snapshot().itemIdentifiers, equals: ["x", "0", "1", "2", "3", "4"])
  }

  @Test func `an apply on the main thread comes after those that wait`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let (source, log) = (stage.source, SharedLog())
    Background.whileMainWaits {
      Background.apply(Self.snapshot(["elsewhere"]), to: source) { log.record("elsewhere") }
    }
    source.apply(Self.snapshot(["main"]), animatingDifferences: false) { log.record("main") }
    expect(log.all, equals: ["elsewhere", "main"])
    expect(source.snapshot().itemIdentifiers, equals: ["main"])
    await Background.mainTurn()
    expect(log.all, equals: ["elsewhere", "main"])
    expect(source.snapshot().itemIdentifiers, equals: ["main"])
  }

  @Test func `what waits is not lost by an edit of what the main thread shows`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y", "z"])])
    stage.frame()
    let (source, log) = (stage.source, SharedLog())
    var own = source.snapshot()
    Background.whileMainWaits {
      for step in 0..<5 {
        var snapshot = Background.snapshot(of: source)
        snapshot.insertItems(["\(step)"], afterItem: "x")
        if step == 3 { snapshot.deleteItems(["z"]) }
        if step == 4 {
          snapshot.appendSections(["B"])
          snapshot.appendItems(["b"])
        }
        Background.apply(snapshot, to: source) { log.record("\(step)") }
      }
    }
    own.appendItems(["main"], toSection: "A")
    own.deleteItems(["y"])
    source.apply(own, animatingDifferences: false) { log.record("main") }
    expect(log.all, equals: ["0", "1", "2", "3", "4", "main"])
    let shown = source.snapshot()
    expect(shown.sectionIdentifiers, equals: ["A", "B"])
    expect(
      shown.itemIdentifiers(inSection: "A"), equals: ["x", "4", "3", "2", "1", "0", "main"])
    expect(shown.itemIdentifiers(inSection: "B"), equals: ["b"])
    await Background.mainTurn()
    expect(source.snapshot().itemIdentifiers, equals: shown.itemIdentifiers)
    stage.view.engine.checkInvariants()
  }

  @Test func `eight threads, with the main one among them, lose nothing under one lock`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let (source, lock) = (stage.source, NSLock())
    let threads = (0..<8).map { number in
      Task.detached {
        for step in 0..<50 { Background.append("\(number).\(step)", to: source, under: lock) }
      }
    }
    for step in 0..<50 {
      lock.withLock {
        var snapshot = source.snapshot()
        snapshot.appendItems(["main.\(step)"])
        source.apply(snapshot, animatingDifferences: false)
      }
      if step % 7 == 0 { await Task.yield() }
    }
    for thread in threads { await thread.value }
    await Background.mainTurn()
    expect(Set(source.snapshot().itemIdentifiers).count, equals: 1 + 9 * 50)
    expect(stage.view.numberOfItems(inSection: 0), equals: 1 + 9 * 50)
  }

  @Test func `outlines that wait build on each other`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let (source, log) = (stage.source, SharedLog())
    Background.whileMainWaits {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["p"])
      outline.append(["c", "x"], to: "p")
      outline.expand(["p"])
      Background.apply(outline, to: "B", of: source) { log.record("B") }
      var snapshot = Background.snapshot(of: source)
      snapshot.appendItems(["y"], toSection: "A")
      Background.apply(snapshot, to: source) { log.record("all") }
    }
    await Background.mainTurn()
    expect(log.all, equals: ["B", "all"])
    expect(source.snapshot().itemIdentifiers(inSection: "A"), equals: ["y"])
    expect(source.snapshot().itemIdentifiers(inSection: "B"), equals: ["p", "c", "x"])
    expect(source.snapshot(for: "B").level(of: "x"), equals: 1)
  }

  @Test func `a reload that waits replaces all cells, whatever is applied after it`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let source = stage.source
    _ = stage.takeCalls()
    Background.whileMainWaits {
      let call: @MainActor () -> Void = {
        source.applySnapshotUsingReloadData(Self.snapshot(["x"]))
      }
      unsafeBitCast(call, to: (() -> Void).self)()
      Background.apply(Self.snapshot(["x", "y"]), to: source)
    }
    await Background.mainTurn()
    stage.frame()
    expect(stage.takeCalls(), equals: ["0.0 x", "0.1 y"])
  }

  @Test func `many tasks apply at once, and every completion is called once, in order`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    let (source, log) = (stage.source, SharedLog())
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<20 {
        group.addTask {
          for step in 0..<25 {
            let items = (0..<(task + step) % 9).map { "\(task) \($0)" }
            let name = "\(task).\(step)"
            switch (task + step) % 3 {
            case 0: await source.apply(Self.snapshot(items), animatingDifferences: false)
            case 1:
              await withCheckedContinuation { continuation in
                Background.apply(Self.snapshot(items), to: source) {
                  log.record(name)
                  continuation.resume()
                }
              }
            default: Background.apply(Self.snapshot(items), to: source) { log.record(name) }
            }
          }
        }
      }
    }
    await Background.mainTurn()
    let expected = (0..<20).flatMap { task in
      (0..<25).filter { (task + $0) % 3 > 0 }.map { "\(task).\($0)" }
    }
    expect(log.all.sorted(), equals: expected.sorted())
    for task in 0..<20 {
      let own = log.all.filter { $0.hasPrefix("\(task).") }
      expect(own, equals: expected.filter { $0.hasPrefix("\(task).") })
    }
    stage.frame()
    stage.view.engine.checkInvariants()
    expect(stage.view.numberOfItems(inSection: 0), equals: source.snapshot().numberOfItems)
  }

  @Test func `a task that was cancelled before its turn applies nothing`() async {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    let source = stage.source
    let stale = Task { @MainActor in
      await source.apply(Self.snapshot(["stale"]))
      await source.applySnapshotUsingReloadData(Self.snapshot(["stale too"]))
      await source.apply(NSDiffableDataSourceSectionSnapshot<String>(), to: "A")
    }
    stale.cancel()
    await source.apply(Self.snapshot(["fresh"]))
    await stale.value
    expect(source.snapshot().itemIdentifiers, equals: ["fresh"])
  }

  // MARK: Inside of each other

  @Test func `an apply inside a completion is done when it returns`() {
    let stage = Stage(diffable: Layouts.grid())
    var log: [String] = []
    stage.apply([("A", ["x"])])
    stage.frame()
    stage.source.apply(Self.snapshot(["x", "y"]), animatingDifferences: false) {
      log.append("first")
      stage.source.apply(Self.snapshot(["x", "y", "z"]), animatingDifferences: false) {
        log.append("second")
      }
      log.append("\(stage.view.numberOfItems(inSection: 0)) \(stage.cell("z")?.text ?? "")")
    }
    expect(log, equals: ["first", "3 z", "second"])
  }

  @Test func `an apply inside the apply of a provider changes the data at once`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x"])])
    stage.frame()
    var log: [String] = []
    stage.onProvide = { item in
      guard item == "y" else { return }
      stage.onProvide = { _ in }
      stage.source.apply(Self.snapshot(["z", "y", "x", "w"]), animatingDifferences: false) {
        log.append("inner")
      }
      log.append("\(stage.view.numberOfItems(inSection: 0)) items")
    }
    var snapshot = Self.snapshot(["x", "y"])
    snapshot.reloadItems(["x"])
    stage.source.apply(snapshot, animatingDifferences: false) { log.append("outer") }
    expect(log, equals: ["4 items", "outer", "inner"])
    stage.frame()
    expect(stage.texts, equals: ["z", "y", "x", "w"])
    stage.view.engine.checkInvariants()
  }

  @Test func `an apply when a cell goes out of sight begins with the new state`() {
    let stage = Stage(diffable: Layouts.list(estimate: 40))
    stage.apply([("A", ["x", "y", "z"])])
    stage.frame()
    stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    let delegate = HookDelegate()
    stage.view.delegate = delegate
    var log: [String] = []
    delegate.onEnd = { _ in
      delegate.onEnd = { _ in }
      stage.source.apply(Self.snapshot(["a", "b", "z"]), animatingDifferences: false) {
        log.append("inner")
      }
    }
    stage.source.apply(Self.snapshot(["y", "z"]), animatingDifferences: false) {
      log.append("outer")
    }
    expect(log, equals: ["outer", "inner"])
    stage.frame()
    expect(stage.texts, equals: ["a", "b", "z"])
    expect(stage.view.indexPathsForSelectedItems, equals: [[0, 2]])
    stage.view.engine.checkInvariants()
  }

  @Test func `an apply when a cell comes into sight has its completion after the layout`() {
    let stage = Stage(diffable: Layouts.grid())
    let delegate = HookDelegate()
    stage.view.delegate = delegate
    var log: [String] = []
    delegate.onBegin = { path in
      guard path == [0, 0] else { return }
      delegate.onBegin = { _ in }
      stage.source.apply(Self.snapshot(["x", "y", "z"]), animatingDifferences: false) {
        log.append(stage.cell("z")?.text ?? "none")
      }
      log.append("applied")
    }
    stage.apply([("A", ["x", "y"])])
    stage.frame()
    expect(log, equals: ["applied", "z"])
    expect(stage.texts, equals: ["x", "y", "z"])
  }

  @Test func `configuring again goes on when a provider applies meanwhile`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("A", ["x", "y", "z"])])
    stage.frame()
    _ = stage.takeCalls()
    stage.onProvide = { item in
      guard item == "x" else { return }
      stage.onProvide = { _ in }
      stage.source.apply(Self.snapshot(["new", "x", "z", "y"]))
    }
    var snapshot = stage.source.snapshot()
    snapshot.reconfigureItems(["x", "y", "z"])
    stage.source.apply(snapshot)
    stage.frame()
    expect(stage.texts, equals: ["new", "x", "z", "y"])
    expect(stage.takeCalls(), equals: ["0.0 new", "0.0 x", "0.2 z", "0.3 y"])
  }
}
