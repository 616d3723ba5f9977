// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import MullionSnapshotCases
import RandomTesting
import Testing

@Suite("Differences", .serialized)
struct DifferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias Difference = SnapshotDifference<Int, Int>

  private func snapshot(_ sections: (Int, [Int])...) -> Snapshot { snapshot(sections) }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Returns the difference after checking the properties of all differences.
  @discardableResult
  private func checked(_ old: Snapshot, _ new: Snapshot) throws -> Difference {
    let difference = Difference(from: old, to: new)
    try DifferenceReplay.check(difference)
    try DifferenceReplay.check(difference.reversed)
    expect(difference.reversed.reversed, equals: difference)
    let flat = difference.collectionDifference
    expect(old.itemIdentifiers.applying(flat), equals: new.itemIdentifiers)
    expect(flat.removals.count, equals: old.numberOfItems - FewestMoves.staying(old, new))
    expect(difference.isEmpty, equals: old.hasSameContents(as: new))
    return difference
  }

  private func count(_ difference: Difference) -> Int {
    difference.movedItems.reduce(difference.movedSections.count) { $0 + $1.count }
  }

  private func checkMoves(_ difference: Difference) {
    let moves = difference.movedItems.reduce(0) { $0 + $1.count }
    expect(moves, equals: FewestMoves.ofItems(difference.initial, difference.final))
    expect(
      difference.movedSections.count,
      equals: FewestMoves.ofSections(difference.initial, difference.final))
  }

  @Test func `an appended page is one insertion`() throws {
    let difference = try checked(snapshot((0, [1, 2])), snapshot((0, [1, 2, 3, 4, 5])))
    expect(
      difference.insertedItems, equals: [ItemRange(place: .init(section: 0, item: 2), count: 3)])
    expect(difference.deletedItems.isEmpty && difference.movedItems.isEmpty)
  }

  @Test func `one item that goes to the end is one move`() throws {
    let difference = try checked(snapshot((0, [1, 2, 3, 4])), snapshot((0, [2, 3, 4, 1])))
    let end = ItemPlace(section: 0, item: 3)
    expect(
      difference.movedItems,
      equals: [ItemMove(from: .init(section: 0, item: 0), to: end, count: 1)])
  }

  @Test func `an item that leaves a deleted section for a new one is moved`() throws {
    let difference = try checked(snapshot((0, [1, 2]), (1, [3])), snapshot((1, [3]), (2, [2])))
    expect(difference.deletedSections, equals: [0])
    expect(difference.insertedSections, equals: [1])
    expect(
      difference.movedItems,
      equals: [
        ItemMove(
          from: .init(section: 0, item: 1), to: .init(section: 1, item: 0), count: 1)
      ])
    expect(
      difference.deletedItems, equals: [ItemRange(place: .init(section: 0, item: 0), count: 1)])
  }

  @Test func `items of a section that moves do not move`() throws {
    let difference = try checked(
      snapshot((0, [1, 2]), (1, [3]), (2, [4])), snapshot((1, [3]), (2, [4]), (0, [1, 2])))
    expect(difference.movedSections, equals: [SectionMove(from: 0, to: 2)])
    expect(difference.movedItems.isEmpty)
  }

  @Test func `marks are found by their places in the final snapshot`() throws {
    let old = snapshot((0, [1, 2]), (1, [3]))
    var new = old
    new.moveSection(1, beforeSection: 0)
    new.reloadItems([2])
    new.reconfigureItems([3])
    new.reloadSections([1])
    let difference = try checked(old, new)
    expect(difference.reloadedItems, equals: [ItemPlace(section: 1, item: 1)])
    expect(difference.reconfiguredItems, equals: [ItemPlace(section: 0, item: 0)])
    expect(difference.reloadedSections, equals: [0])
    expect(difference.reversed.reloadedItems.isEmpty)
  }

  /// A section type with one value, which takes no memory.
  enum OnlySection { case main }

  @Test func `identifiers of any layout in memory are told apart`() throws {
    func check<Item: Hashable & Sendable>(_ make: (Int) -> Item) throws {
      var snapshots = [[1, 2, 3, 4, 5, 6], [6, 2, 7, 4, 1, 3]].map { numbers in
        var snapshot = NSDiffableDataSourceSnapshot<OnlySection, Item>()
        snapshot.appendSections([.main])
        snapshot.appendItems(numbers.map(make))
        return snapshot
      }
      let difference = SnapshotDifference(from: snapshots[0], to: snapshots.removeLast())
      try DifferenceReplay.check(difference)
      expect(difference.deletedItems.reduce(0) { $0 + $1.count }, equals: 1)
      expect(difference.movedItems.reduce(0) { $0 + $1.count }, equals: 3)
    }
    try check { "an identifier that is longer than a small string: \($0)" }
    try check { String($0) }
    try check { UInt8($0) }
    try check { Int32($0) }
    try check { $0 % 2 == 0 ? $0 : -$0 }
    try check { Int?.some($0) }
    try check { [$0, $0] }
    try check { CaseIdentifier.number($0) }
  }

  @Test func `what is between two windows of a descendant counts when moves are chosen`() throws {
    let old = snapshot((0, Array(0..<10_000)))
    var new = old
    new.moveItem(10, afterItem: 9_990)
    let difference = try checked(old, new)
    expect(difference.movedItems.map(\.count), equals: [1])
    expect(difference.movedItems.first?.to, equals: ItemPlace(section: 0, item: 9_990))
  }

  @Test func `every pair of small snapshots is replayed with the fewest moves`() throws {
    let orders = Self.orders(of: Array(0..<4))
    for cut in 0...4 {
      let old = snapshot((0, Array(0..<cut)), (1, Array(cut..<4)))
      for order in orders {
        for second in 0...order.count {
          let parts = (Array(order[..<second]), Array(order[second...]))
          for sections in [[0, 1], [1, 0], [2, 0], [1, 2]] {
            let new = snapshot((sections[0], parts.0), (sections[1], parts.1))
            checkMoves(try checked(old, new))
          }
          checkMoves(try checked(old, snapshot((2, parts.0), (0, []), (1, parts.1))))
        }
      }
    }
  }

  @Test func `every order of three sections is reached from every other`() throws {
    let orders = Self.orders(of: [0, 1, 2])
    for old in orders {
      for new in orders {
        checkMoves(
          try checked(
            snapshot(old.map { ($0, [$0 * 2, $0 * 2 + 1]) }),
            snapshot(new.map { ($0, [$0 * 2 + 1, $0 * 2]) })))
      }
    }
  }

  /// Returns all orders of all subsets.
  private static func orders(of elements: [Int]) -> [[Int]] {
    [[]]
      + elements.flatMap { first in
        orders(of: elements.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test(arguments: 0..<UInt64(FullRun.isEnabled ? 600 : 15))
  func `differences along a random script are replayed`(seed: UInt64) throws {
    var script = RandomScript(
      generator: SeededGenerator(seed: seed), identifiers: 0..<40, most: 6)
    var snapshot = Snapshot()
    var naive = NaiveSnapshot()
    var kept = [snapshot]
    for step in 0..<60 {
      let operation = script.next(for: naive)
      try snapshot.attempt(operation)
      naive.perform(operation)
      for old in kept {
        do {
          checkMoves(try checked(old, snapshot))
        } catch {
          Issue.record("seed \(seed), step \(step), \(operation): \(error)")
          return
        }
      }
      let copy = self.snapshot(naive.sections.map { ($0.identifier, $0.items) })
      checkMoves(try checked(kept[0], copy))
      if step % 5 == 0 { kept = Array((kept + [snapshot]).suffix(3)) }
    }
  }

  @Test(arguments: 500..<504)
  func `differences of snapshots of several levels are replayed`(seed: UInt64) throws {
    var script = RandomScript(
      generator: SeededGenerator(seed: seed), identifiers: 0..<9_000, most: 900)
    var snapshot = self.snapshot((100, Array(0..<5_000)), (101, Array(5_000..<6_000)))
    var naive = NaiveSnapshot(
      sections: [(100, Array(0..<5_000)), (101, Array(5_000..<6_000))])
    for step in 0..<25 {
      let before = snapshot
      let operation = script.next(for: naive)
      try snapshot.attempt(operation)
      naive.perform(operation)
      do {
        let shared = try checked(before, snapshot)
        let copy = self.snapshot(naive.sections.map { ($0.identifier, $0.items) })
        let unrelated = try checked(before, copy)
        expect(unrelated.deletedItems, equals: shared.deletedItems, "seed \(seed), step \(step)")
        expect(unrelated.insertedItems, equals: shared.insertedItems, "seed \(seed), step \(step)")
        expect(count(unrelated), equals: count(shared), "seed \(seed), step \(step)")
      } catch {
        Issue.record("seed \(seed), step \(step): \(error)")
        return
      }
    }
  }
}
