// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionDiffableSnapshots
import RandomTesting
import Testing

@Suite("UpdatePlan")
struct UpdatePlanTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  // MARK: Made from a batch

  @Test(arguments: 0..<400)
  func `a batch carried out item by item is what its plan says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let script = RandomBatch(&random)
    let counts = script.counts
    let plan = UpdatePlan(
      script.batch, before: counts.before, after: counts.after, remedy: "name all changes")
    let naive = NaiveUpdate(plan, of: script.old).sections
    expect(naive.map(\.count), equals: script.new.map(\.count), "\(plan)")
    for (section, items) in naive.enumerated() {
      for (index, item) in items.enumerated() where item != nil {
        expect(script.new[section][index], equals: item, "\(plan)")
      }
    }
    expectPlaces(plan, old: script.old, new: naive)
  }

  @Test func `a batch is told as text`() {
    var batch = BatchUpdate()
    batch.deletedSections = [1]
    batch.insertedSections = [0]
    batch.deletedItems = [[0, 1], [0, 2], [0, 4]]
    batch.insertedItems = [[1, 0]]
    batch.movedItems = [.init(from: [0, 0], to: [2, 3])]
    batch.reloadedItems = [[2, 1]]
    let plan = UpdatePlan(
      batch, before: DataCounts(items: [6, 2, 3]), after: DataCounts(items: [1, 3, 4]),
      remedy: "name all changes")
    expect(
      plan.description,
      equals: """
        3 sections of 11 items -> 3 of 8
        - section 1
        + section 0
        - 0.1...2
        - 0.4
        + 1.0
        0.0 -> 2.3
        * 2.1
        """)
  }

  @Test func `the last items of a section that is reloaded come or go`() {
    var batch = BatchUpdate()
    batch.reloadedSections = [0, 1]
    batch.deletedItems = [[0, 3]]
    let plan = UpdatePlan(
      batch, before: DataCounts(items: [4, 2]), after: DataCounts(items: [1, 5]),
      remedy: "name all changes")
    expect(plan.changes.lostItems, equals: [.init(ItemPlace(section: 0, item: 1), count: 2)])
    expect(plan.changes.gainedItems, equals: [.init(ItemPlace(section: 1, item: 2), count: 3)])
    expect(plan.newPath([0, 0]), equals: [0, 0])
    expect(plan.newPath([0, 1]) == nil)
    expect(plan.newPath([1, 1]), equals: [1, 1])
  }

  @Test func `a section beyond what can be written in 32 bits has places`() {
    var batch = BatchUpdate()
    let many = 1 << 40
    batch.deletedItems = [[0, many - 2]]
    batch.insertedItems = [[0, 0], [0, 1]]
    let plan = UpdatePlan(
      batch, before: DataCounts(items: [many]), after: DataCounts(items: [many + 1]),
      remedy: "name all changes")
    expect(plan.newPath([0, many - 1]), equals: [0, many])
    expect(plan.newPath([0, many - 2]) == nil)
  }

  // MARK: Made from a difference

  @Test(arguments: 0..<400)
  func `a difference carried out item by item is what its plan says`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (snapshot(&random), snapshot(&random))
    let plan = plan(from: old, to: new)
    let naive = NaiveUpdate(plan, of: items(old)).sections
    expect(naive.map(\.count), equals: items(new).map(\.count), "\(plan)")
    expectPlaces(plan, old: items(old), new: naive)
    for item in old.itemIdentifiers {
      let path = place(of: item, in: old).flatMap(plan.newPath)
      expect(path, equals: place(of: item, in: new), "\(item): \(plan)")
    }
    for (index, section) in old.sectionIdentifiers.enumerated() {
      expect(plan.newSection(index), equals: new.indexOfSection(section), "\(section): \(plan)")
    }
  }

  @Test(arguments: 0..<100)
  func `the plan of a difference and of the batch that names it are equal`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = snapshot(&random)
    var new = old
    new.deleteItems(old.itemIdentifiers.filter { _ in Bool.random(using: &random) })
    if let section = new.sectionIdentifiers.first {
      new.appendItems(["one", "other"], toSection: section)
    }
    let difference = SnapshotDifference(from: old, to: new)
    var batch = BatchUpdate()
    for run in difference.deletedItems {
      batch.deletedItems.formUnion(paths(run))
    }
    for run in difference.insertedItems { batch.insertedItems.formUnion(paths(run)) }
    let counts = (
      before: DataCounts(items: items(old).map(\.count)),
      after: DataCounts(items: items(new).map(\.count))
    )
    let named = UpdatePlan(batch, before: counts.before, after: counts.after, remedy: "")
    expect(named, equals: UpdatePlan(difference, before: counts.before, after: counts.after))
  }

  @Test func `sections whose numbers no run changes are not asked for their numbers`() {
    var old = Snapshot()
    old.appendSections(["a", "b", "c"])
    old.appendItems(["1", "2"], toSection: "b")
    var new = old
    new.deleteItems(["1"])
    let before = DataCounts(items: [0, 2, 0])
    let (after, asked) = before.after(SnapshotDifference(from: old, to: new))
    expect(after.items, equals: [0, 1, 0])
    expect(asked, equals: 1)
  }

  @Test func `an item that moves is counted in the section it goes to`() {
    var old = Snapshot()
    old.appendSections(["a", "b", "c"])
    old.appendItems(["1", "2"], toSection: "a")
    old.appendItems(["3"], toSection: "c")
    var new = old
    new.moveItem("1", afterItem: "3")
    let before = DataCounts(items: [2, 0, 1])
    let (after, asked) = before.after(SnapshotDifference(from: old, to: new))
    expect(after.items == [1, 0, 2] && asked == 2)
  }

  // MARK: Parts

  private func expectPlaces(_ plan: UpdatePlan, old: [[String]], new: [[String?]]) {
    var places: [String: IndexPath] = [:]
    for (section, items) in new.enumerated() {
      for (index, item) in items.enumerated() {
        if let item { places[item] = IndexPath(item: index, section: section) }
      }
    }
    for (section, items) in old.enumerated() {
      for (index, item) in items.enumerated() {
        let path = plan.newPath(IndexPath(item: index, section: section))
        expect(path, equals: places[item], "\(item): \(plan)")
      }
    }
  }

  private func plan(from old: Snapshot, to new: Snapshot) -> UpdatePlan {
    UpdatePlan(
      SnapshotDifference(from: old, to: new),
      before: DataCounts(items: items(old).map(\.count)),
      after: DataCounts(items: items(new).map(\.count)))
  }

  /// Returns a snapshot with a random part of five sections and twenty items.
  private func snapshot(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d", "e"].shuffled(using: &random)
    snapshot.appendSections(Array(sections.prefix(Int.random(in: 1...5, using: &random))))
    let isTidy = Bool.random(using: &random)
    for number in isTidy ? Array(0..<20) : (0..<20).shuffled(using: &random)
    where Int.random(in: 0..<4, using: &random) > 0 {
      let names = snapshot.sectionIdentifiers
      let section = isTidy ? names[number % names.count] : names.randomElement(using: &random)
      snapshot.appendItems(["\(number)"], toSection: section)
    }
    return snapshot
  }

  private func items(_ snapshot: Snapshot) -> [[String]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  private func place(of item: String, in snapshot: Snapshot) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let index = snapshot.indexOfSection(section),
      let place = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  private func paths(_ run: ItemRange) -> [IndexPath] {
    (0..<run.count).map {
      IndexPath(item: run.place.item + $0, section: run.place.section)
    }
  }
}
