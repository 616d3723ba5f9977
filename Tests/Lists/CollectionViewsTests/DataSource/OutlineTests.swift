// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests of section snapshots, and of the handlers for expanding and collapsing.
@MainActor
@Suite("Outlines")
struct OutlineTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Returns the outline of the recorded script: A>[a1, a2>[a2x]], B>[b1], C>[c1, c2] with C expanded.
  private func recordedOutline() -> Outline {
    var outline = Outline()
    outline.append(["A", "B", "C"])
    outline.append(["a1", "a2"], to: "A")
    outline.append(["a2x"], to: "a2")
    outline.append(["b1"], to: "B")
    outline.append(["c1", "c2"], to: "C")
    outline.expand(["C"])
    return outline
  }

  private func toggle(_ item: String, in stage: Stage) {
    guard let path = stage.source.indexPath(for: item) else { return }
    stage.source.toggleOutlineItem(at: path)
    stage.frame()
    stage.view.engine.checkInvariants()
  }

  /// Records every call of a handler, and the items of the data source at that time.
  private func record(_ log: SharedLog, handlersOf stage: Stage) {
    let source = stage.source
    func record(_ line: String) {
      log.record(line)
      log.record("held \(source.snapshot().itemIdentifiers.joined(separator: " "))")
    }
    var handlers = Stage.Source.SectionSnapshotHandlers<String>()
    handlers.shouldExpandItem = {
      record("shouldExpand \($0)")
      return true
    }
    handlers.willExpandItem = { record("willExpand \($0)") }
    handlers.shouldCollapseItem = {
      record("shouldCollapse \($0)")
      return true
    }
    handlers.willCollapseItem = { record("willCollapse \($0)") }
    handlers.snapshotForExpandingParent = { parent, children in
      record("snapshotForExpanding \(parent): \(children.items) \(children.visibleItems)")
      guard parent == "a2" else { return children }
      var answer = Outline()
      answer.append(["n1", "n2"])
      return answer
    }
    source.sectionSnapshotHandlers = handlers
  }

  @Test func `OUT-1, the recorded script of taps`() {
    let stage = Stage(diffable: Layouts.grid())
    let (source, log) = (stage.source, SharedLog())
    source.apply(recordedOutline(), to: "s", animatingDifferences: false)
    stage.frame()
    record(log, handlersOf: stage)
    func items() -> [String] { source.snapshot().itemIdentifiers }
    func stored() -> [String] { source.snapshot(for: "s").items }
    let initial = ["A", "B", "C", "c1", "c2"]
    expect(items(), equals: initial)
    expect(stage.texts, equals: initial)

    toggle("A", in: stage)
    let held = "held A B C c1 c2"
    expect(
      log.all,
      equals: [
        "shouldExpand A", held, "willExpand A", held,
        "snapshotForExpanding A: [\"a1\", \"a2\", \"a2x\"] [\"a1\", \"a2\"]", held,
      ])
    expect(items(), equals: ["A", "a1", "a2", "B", "C", "c1", "c2"])

    toggle("a2", in: stage)
    let names = log.all.filter { !$0.hasPrefix("held") }
    expect(
      names.suffix(3),
      equals: [
        "shouldExpand a2", "willExpand a2", "snapshotForExpanding a2: [\"a2x\"] [\"a2x\"]",
      ])
    expect(items(), equals: ["A", "a1", "a2", "n1", "n2", "B", "C", "c1", "c2"])
    expect(stored(), equals: ["A", "a1", "a2", "n1", "n2", "B", "b1", "C", "c1", "c2"])
    let path = source.indexPath(for: "n1") ?? []
    expect(source.outlineLevel(at: path), equals: 2)
    expect(!source.isOutlineItemExpanded(at: path))

    toggle("A", in: stage)
    expect(
      log.all.filter { !$0.hasPrefix("held") }.suffix(2),
      equals: ["shouldCollapse A", "willCollapse A"])
    expect(items(), equals: initial)
    expect(stored(), equals: ["A", "a1", "a2", "n1", "n2", "B", "b1", "C", "c1", "c2"])
    expect(source.snapshot(for: "s").expandedItems, equals: ["a2", "C"])

    let shouldExpand = source.sectionSnapshotHandlers.shouldExpandItem
    source.sectionSnapshotHandlers.shouldExpandItem = {
      _ = shouldExpand?($0); return false
    }
    let count = log.all.count
    toggle("B", in: stage)
    expect(log.all.dropFirst(count), equals: ["shouldExpand B", held])
    expect(items(), equals: initial)

    source.sectionSnapshotHandlers.shouldExpandItem = shouldExpand
    toggle("B", in: stage)
    expect(items(), equals: ["A", "B", "b1", "C", "c1", "c2"])
    toggle("C", in: stage)
    expect(items(), equals: ["A", "B", "b1", "C"])
    expect(stage.texts, equals: ["A", "B", "b1", "C"])
  }

  @Test func `an outline of equal items with other content is shown with the new content`() {
    struct Folder: Hashable, Sendable {
      let name: String
      var count = 0
      static func == (left: Folder, right: Folder) -> Bool { left.name == right.name }
      func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Layouts.grid())
    var configured: [Int] = []
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Folder> { _, _, folder in
      configured.append(folder.count)
    }
    let source = UICollectionViewDiffableDataSource<Int, Folder>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    for count in 1...3 {
      var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
      outline.append([Folder(name: "a", count: count), Folder(name: "b")])
      source.apply(outline, to: 0)
    }
    view.layoutIfNeeded()
    expect(configured, equals: [3, 0])
    expect(source.itemIdentifier(for: [0, 0])?.count, equals: 3)
  }

  @Test func `children that a handler applies are kept`() {
    let stage = Stage(diffable: Layouts.grid())
    let source = stage.source
    var outline = Outline()
    outline.append(["A", "B"])
    source.apply(outline, to: "s")
    stage.frame()
    source.sectionSnapshotHandlers.willExpandItem = { item in
      var outline = source.snapshot(for: "s")
      outline.append(["\(item)1", "\(item)2"], to: item)
      source.apply(outline, to: "s")
    }
    toggle("A", in: stage)
    expect(stage.texts, equals: ["A", "A1", "A2", "B"])
    source.sectionSnapshotHandlers.willCollapseItem = { _ in
      source.apply(Outline(), to: "s")
    }
    toggle("A", in: stage)
    expect(stage.texts.isEmpty)
  }

  @Test func `a handler that gives an item from elsewhere moves it here`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("other", ["x", "y"])])
    var outline = Outline()
    outline.append(["A", "B"])
    stage.source.apply(outline, to: "s")
    stage.frame()
    stage.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var children = Outline()
      children.append(["y"])
      return children
    }
    toggle("A", in: stage)
    expect(stage.texts, equals: ["x", "A", "y", "B"])
  }

  @Test func `expanding asks for the cells that appear and no others`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.source.apply(recordedOutline(), to: "s", animatingDifferences: false)
    stage.frame()
    _ = stage.takeCalls()
    let cell = stage.cell("c1")
    toggle("A", in: stage)
    expect(stage.takeCalls(), equals: ["0.1 a1", "0.2 a2"])
    expect(stage.cell("c1") === cell)
    toggle("A", in: stage)
    expect(stage.takeCalls().isEmpty)
  }

  @Test func `an unknown section is appended, and items from elsewhere move in`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("one", ["x", "y"]), ("two", ["z"])])
    stage.frame()
    var outline = Outline()
    outline.append(["p"])
    outline.append(["y"], to: "p")
    outline.expand(["p"])
    var isDone = false
    stage.source.apply(outline, to: "three", animatingDifferences: false) { isDone = true }
    expect(isDone)
    let snapshot = stage.source.snapshot()
    expect(snapshot.sectionIdentifiers, equals: ["one", "two", "three"])
    expect(snapshot.itemIdentifiers(inSection: "one"), equals: ["x"])
    expect(snapshot.itemIdentifiers(inSection: "three"), equals: ["p", "y"])
    expect(stage.view.numberOfItems(inSection: 2), equals: 2)
  }

  @Test func `an outline that loses an item to another one is without it`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.source.apply(recordedOutline(), to: "s")
    var outline = Outline()
    outline.append(["c1", "z"])
    stage.source.apply(outline, to: "t")
    expect(stage.source.snapshot(for: "s").items.contains("c1"), equals: false)
    expect(stage.source.snapshot(for: "s").parent(of: "c2"), equals: "C")
    expect(stage.source.snapshot().itemIdentifiers, equals: ["A", "B", "C", "c2", "c1", "z"])
  }

  @Test func `an item that moves into a section without items is asked for again`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("one", ["x", "y"]), ("two", ["z"]), ("three", [])])
    stage.frame()
    _ = stage.takeCalls()
    var outline = Outline()
    outline.append(["y"])
    stage.source.apply(outline, to: "three")
    expect(stage.takeCalls(), equals: ["2.0 y"])
    var second = Outline()
    second.append(["z", "x"])
    stage.source.apply(second, to: "two")
    expect(stage.takeCalls().isEmpty)
  }

  @Test func `a section without outline is one of roots, an unknown one is empty`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.apply([("one", ["x", "y"])])
    expect(stage.source.snapshot(for: "one").rootItems, equals: ["x", "y"])
    expect(stage.source.snapshot(for: "none").items.isEmpty)
    expect(stage.source.outlineLevel(at: [0, 1]), equals: 0)
    expect(!stage.source.isOutlineItemExpanded(at: [0, 1]))
    stage.source.toggleOutlineItem(at: [5, 5])
  }

  @Test func `a snapshot that leaves a section as it was leaves its outline`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.source.apply(recordedOutline(), to: "s")
    var snapshot = stage.source.snapshot()
    snapshot.appendSections(["other"])
    snapshot.appendItems(["o"])
    snapshot.reloadItems(["c1"])
    stage.source.apply(snapshot)
    expect(stage.source.snapshot(for: "s").items, equals: recordedOutline().items)
    expect(stage.source.snapshot(for: "s").isExpanded("C"))
  }

  @Test func `an outline loses the items that a snapshot leaves out, and what is below them`() {
    let stage = Stage(diffable: Layouts.grid())
    stage.source.apply(recordedOutline(), to: "s")
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["A", "c1"])
    stage.source.apply(snapshot)
    expect(stage.source.snapshot(for: "s").items, equals: ["B", "b1", "C", "c2"])
    snapshot.moveItem("c2", beforeItem: "B")
    stage.source.apply(snapshot)
    expect(stage.source.snapshot(for: "s").rootItems, equals: ["c2", "B", "C"])
    snapshot.deleteSections(["s"])
    stage.source.apply(snapshot)
    expect(stage.source.snapshot(for: "s").items.isEmpty)
  }

  @Test func `the async form returns when the outline is shown`() async {
    let stage = Stage(diffable: Layouts.grid())
    await stage.source.apply(recordedOutline(), to: "s")
    expect(stage.view.numberOfItems(inSection: 0), equals: 5)
  }

  @Test func `toggling costs what appears, not what the outline holds`() {
    func work(_ count: Int) -> WorkCounters {
      let stage = Stage(diffable: Layouts.grid(columns: 1, height: 48))
      var outline = Outline()
      outline.append((0..<count).map { "root \($0)" })
      outline.append(["a", "b"], to: "root 1")
      stage.source.apply(outline, to: "s")
      stage.frame()
      let before = stage.view.engine.counters
      toggle("root 1", in: stage)
      toggle("root 1", in: stage)
      return stage.view.engine.counters.since(before)
    }
    let few = work(100)
    expect(few, equals: work(20_000))
    expect(few.cellsConfigured, equals: 4)
  }

  @Test(arguments: 0..<30)
  func `random outlines show their visible items`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Stage(diffable: Layouts.grid(columns: 4, height: 40))
    stage.apply([("flat", ["f1", "f2", "f3"])])
    for step in 0..<12 {
      let section = ["s", "t"].randomElement(using: &random) ?? "s"
      var outline = stage.source.snapshot(for: section)
      let all = outline.items
      switch Int.random(in: 0..<4, using: &random) {
      case 0: outline.append(["\(section) \(step)", "\(section) \(step)b"])
      case 1: outline.append(["\(section) \(step)"], to: all.randomElement(using: &random))
      case 2: outline.expand(all.shuffled(using: &random).prefix(2) + [])
      default: outline.delete(all.shuffled(using: &random).prefix(1) + [])
      }
      if let item = outline.visibleItems.randomElement(using: &random), step % 3 == 0 {
        stage.source.apply(outline, to: section)
        toggle(item, in: stage)
        outline = stage.source.snapshot(for: section)
      } else {
        stage.source.apply(outline, to: section)
      }
      stage.frame()
      stage.view.engine.checkInvariants()
      expect(
        stage.source.snapshot().itemIdentifiers(inSection: section), equals: outline.visibleItems)
      expect(stage.source.snapshot(for: section).hasSameContents(as: outline))
      expect(
        stage.texts,
        equals: Array(stage.source.snapshot().itemIdentifiers.prefix(stage.texts.count)))
    }
  }
}
