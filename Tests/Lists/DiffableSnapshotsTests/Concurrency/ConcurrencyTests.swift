// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests of snapshots that share structure and are used by many tasks at once.
///
/// Faults seldom cause a wrong result here: `Scripts/sanitize` runs these tests with the thread sanitizer.
@Suite("Concurrency")
struct ConcurrencyTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  typealias Difference = SnapshotDifference<Int, String>

  /// The number of concurrent tasks.
  private static let tasks = 16

  /// Returns a name that is too long to be stored inline.
  private static func name(_ number: Int) -> String {
    "item number \(number), as it is known to everybody"
  }

  private static func snapshot(sections: Int, items: Int) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(0..<sections))
    for section in 0..<sections {
      snapshot.appendItems(
        (0..<items).map { name(section * items + $0) }, toSection: section)
    }
    return snapshot
  }

  /// Runs `body` in many concurrent tasks, and returns their results.
  private func inManyTasks<Value: Sendable>(
    _ body: @escaping @Sendable (Int) -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for task in 0..<Self.tasks { group.addTask { (task, body(task)) } }
      var values: [Int: Value] = [:]
      for await (task, value) in group { values[task] = value }
      return (0..<Self.tasks).compactMap { values[$0] }
    }
  }

  @Test func `the first lookups in a new snapshot come from many tasks at once`() async {
    for round in 0..<20 {
      let shared = Self.snapshot(sections: 3, items: 200 + round)
      let items = shared.itemIdentifiers
      let found = await inManyTasks { task in
        items.indices.filter { $0 % 7 == task % 7 }
          .allSatisfy { shared.indexOfItem(items[$0]) == $0 }
      }
      expect(found.allSatisfy { $0 })
    }
  }

  @Test func `copies of one snapshot are edited in many tasks at once`() async {
    let shared = Self.snapshot(sections: 4, items: 500)
    let before = shared.itemIdentifiers
    let edited = await inManyTasks { task in
      var copy = shared
      for step in 0..<60 {
        let item = Self.name((task * 97 + step * 13) % 2_000)
        switch step % 5 {
        case 0: copy.appendItems([Self.name(10_000 + task * 100 + step)], toSection: step % 4)
        case 1: copy.deleteItems([item])
        case 2:
          if item != before[0], copy.indexOfItem(item) != nil, copy.indexOfItem(before[0]) != nil {
            copy.moveItem(item, beforeItem: before[0])
          }
        case 3: if copy.indexOfItem(item) != nil { copy.reloadItems([item]) }
        default: copy.moveSection(step % 4, afterSection: (step + 1) % 4)
        }
      }
      return copy
    }
    expect(shared.itemIdentifiers, equals: before)
    shared.checkInvariants()
    for copy in edited {
      copy.checkInvariants()
      expect(copy.itemIdentifiers.contains { $0.hasPrefix("item number 10") })
    }
  }

  @Test func `differences of shared snapshots are found in many tasks at once`() async throws {
    let old = Self.snapshot(sections: 4, items: 500)
    var new = old
    new.deleteItems((0..<50).map { Self.name($0 * 3) })
    new.appendItems((0..<50).map { Self.name(5_000 + $0) }, toSection: 2)
    new.moveSection(3, beforeSection: 0)
    new.moveItem(Self.name(1), afterItem: Self.name(1_900))
    let other = Self.snapshot(sections: 5, items: 450)
    let (first, second) = (new, other)
    let differences = await inManyTasks { task in
      switch task % 4 {
      case 0: Difference(from: old, to: first)
      case 1: Difference(from: first, to: second)
      case 2: Difference(from: second, to: old)
      default: Difference(from: first, to: old).reversed
      }
    }
    for (task, difference) in differences.enumerated() {
      try DifferenceReplay.check(difference)
      expect(difference, equals: differences[task % 4])
    }
  }

  @Test func `snapshots are handed from task to task and edited on`() async {
    let last = await withTaskGroup(of: Snapshot.self) { group in
      var current = Self.snapshot(sections: 2, items: 300)
      for round in 0..<40 {
        let handed = current
        group.addTask {
          var next = handed
          next.appendItems([Self.name(20_000 + round)], toSection: round % 2)
          _ = next.indexOfItem(Self.name(round))
          return next
        }
        // Edit and ask the same version here while the task does.
        current.deleteItems([Self.name(round)])
        _ = handed.indexOfItem(Self.name(round + 1))
        if let next = await group.next() {
          _ = Difference(from: handed, to: next)
          current = next
        }
      }
      return current
    }
    last.checkInvariants()
    expect(last.numberOfItems, equals: 640)
  }

  @Test func `section snapshots are shared by many tasks`() async {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append((0..<50).map(Self.name))
    for parent in 0..<50 {
      outline.append((0..<20).map { Self.name(1_000 + parent * 20 + $0) }, to: Self.name(parent))
    }
    let shared = outline
    let counts = await inManyTasks { task in
      var copy = shared
      copy.expand([Self.name(task)])
      copy.delete([Self.name(task + 20)])
      copy.append([Self.name(9_000 + task)], to: Self.name(task))
      return copy.visibleItems.count
    }
    expect(counts.allSatisfy { $0 == 50 + 21 - 1 })
    expect(shared.visibleItems.count, equals: 50)
  }
}
