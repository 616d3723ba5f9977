// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import RandomTesting
import Testing

@Suite("Large snapshots")
struct LargeSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test func `a hundred thousand items are appended and found`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100_000))
    expect(snapshot.numberOfItems, equals: 100_000)
    for item in stride(from: 0, to: 100_000, by: 997) {
      expect(snapshot.indexOfItem(item), equals: item)
      expect(snapshot.item(section: 0, item: item), equals: item)
    }
    snapshot.checkInvariants()
  }

  @Test func `appending one by one gives the same as appending at once`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1])
    for item in 0..<5_000 { snapshot.appendItems([item], toSection: item % 2) }
    expect(snapshot.itemIdentifiers(inSection: 1), equals: Array(stride(from: 1, to: 5_000, by: 2)))
    snapshot.checkInvariants()
  }

  @Test(arguments: [true, false])
  func `inserting at one place again and again never runs out of room`(before: Bool) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([-2, -1])
    for item in 0..<3_000 {
      if before {
        snapshot.insertItems([item], beforeItem: -1)
      } else {
        snapshot.insertItems([item], afterItem: -2)
      }
    }
    let middle = Array(0..<3_000)
    expect(snapshot.itemIdentifiers, equals: [-2] + (before ? middle : middle.reversed()) + [-1])
    snapshot.checkInvariants()
  }

  @Test func `many sections are inserted, moved and removed`() {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(0..<1_000))
    for section in 0..<1_000 { snapshot.appendItems([section], toSection: section) }
    for section in 1..<500 { snapshot.moveSection(section, afterSection: 0) }
    snapshot.deleteSections(Array(500..<1_000))
    expect(snapshot.sectionIdentifiers, equals: [0] + (1..<500).reversed())
    expect(snapshot.indexOfItem(1), equals: 499)
    snapshot.checkInvariants()
  }

  @Test func `deleting in any order leaves the rest in order`() {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20_000))
    let shared = snapshot
    var generator = SeededGenerator(seed: 1)
    let gone = (0..<20_000).filter { $0 % 10 != 0 }.shuffled(using: &generator)
    snapshot.deleteItems(gone)
    expect(snapshot.itemIdentifiers, equals: Array(stride(from: 0, to: 20_000, by: 10)))
    expect(shared.numberOfItems, equals: 20_000)
    snapshot.checkInvariants()
    shared.checkInvariants()
  }

  /// An identifier with the same hash as all others.
  private struct Colliding: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  @Test func `identifiers whose hashes are equal are told apart, shared or not`() {
    let items = (0..<200).map(Colliding.init)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Colliding>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items[..<100]))
    let shared = snapshot
    for item in items[100..<130] { snapshot.appendItems([item]) }
    for item in items[..<20] { snapshot.moveItem(item, afterItem: items[129]) }
    snapshot.deleteItems(Array(items[20..<30]))
    expect(snapshot.itemIdentifiers, equals: items[30..<130] + items[..<20].reversed())
    expect(snapshot.indexOfItem(items[25]) == nil)
    expect(snapshot.indexOfItem(items[0]), equals: 119)
    expect(shared.itemIdentifiers, equals: Array(items[..<100]))
    snapshot.checkInvariants()
    shared.checkInvariants()
  }
}
