// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import RandomTesting
import Testing

/// Tests that snapshots share the memory of arrays and one address table without any visible effect.
@Suite("Shared storage")
struct SharedStorageTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>

  private func snapshot(_ numbers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map(CountedIdentifier.init))
    return snapshot
  }

  private func numbers(_ snapshot: Snapshot) -> [Int] { snapshot.itemIdentifiers.map(\.number) }

  @Test(arguments: [1, 2, 3])
  func `a large array is edited anywhere, and copies stay what they were`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var model = Array(0..<3_000)
    var edited = snapshot(model)
    var held = [(edited, model)]
    for step in 0..<300 {
      let item = model[Int.random(in: 0..<model.count, using: &generator)]
      let place = Int.random(in: 0..<model.count, using: &generator)
      let new = (0..<(step % 10 == 0 ? 100 : 1)).map { 10_000 + step * 1_000 + $0 }
      switch step % 3 {
      case 0:
        edited.insertItems(new.map(CountedIdentifier.init), beforeItem: .init(model[place]))
        model.insert(contentsOf: new, at: place)
      case 1:
        edited.deleteItems([.init(item)])
        model.removeAll { $0 == item }
      default:
        if item == model[place] { continue }
        edited.moveItem(.init(item), afterItem: .init(model[place]))
        let target = model[place]
        model.removeAll { $0 == item }
        model.insert(item, at: (model.firstIndex(of: target) ?? 0) + 1)
      }
      if step % 60 == 0 { held.append((edited, model)) }
    }
    held.append((edited, model))
    for (snapshot, model) in held {
      expect(numbers(snapshot), equals: model)
      snapshot.checkInvariants()
      try DifferenceReplay.check(SnapshotDifference(from: snapshot, to: edited))
    }
  }

  @Test func `an array keeps its own life after it was appended`() {
    var array = (0..<1_000).map(CountedIdentifier.init)
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(array)
    array.removeFirst(500)
    snapshot.deleteItems([.init(999)])
    expect(numbers(snapshot), equals: Array(0..<999))
    expect(array.map(\.number), equals: Array(500..<1_000))
  }

  @Test func `copies that take different ways do not see each other's items`() {
    let shown = snapshot(Array(0..<500))
    var first = shown
    var second = shown
    first.appendItems([.init(-1), .init(-2)])
    second.insertItems([.init(-2)], beforeItem: .init(0))
    second.deleteItems([.init(7)])
    expect(first.indexOfItem(.init(-2)), equals: 501)
    expect(second.indexOfItem(.init(-2)), equals: 0)
    expect(second.indexOfItem(.init(-1)) == nil)
    expect(second.indexOfItem(.init(7)) == nil)
    expect(first.indexOfItem(.init(7)), equals: 7)
    expect(shown.indexOfItem(.init(-2)) == nil)
    for snapshot in [shown, first, second] { snapshot.checkInvariants() }
  }

  @Test func `an item given twice is found out where it stood before it was deleted`() {
    var snapshot = snapshot([1])
    snapshot.deleteItems([.init(1)])
    do throws(SnapshotError) {
      try snapshot.attempt(.appendItems([.init(1), .init(1)], toSection: nil))
      Issue.record("The snapshot holds an item twice.")
    } catch {
      expect(error.code, equals: .duplicateItems)
    }
    expect(numbers(snapshot), equals: [])
  }

  @Test func `an item that moves again and again is hashed as often each time`() {
    var shown = snapshot(Array(0..<200))
    let hashes = CountedIdentifier.hashes {
      for step in 0..<2_000 {
        var next = shown
        next.moveItem(.init(0), afterItem: .init(1 + (step * 7) % 199))
        shown = next
      }
    }
    // Each move hashes an item six times; now and then all addresses are written anew.
    expect(hashes <= 2_000 * 6 + 20 * 2_000)
    shown.checkInvariants()
  }

  @Test func `an append, a deletion and a move hash each item so often at every size`() {
    for count in [1_000, 20_000] {
      let shown = snapshot(Array(0..<count))
      var next = shown
      expect(
        CountedIdentifier.hashes { next.appendItems((1...100).map { .init(-$0) }) }, equals: 100)
      expect(CountedIdentifier.hashes { next.deleteItems([.init(5)]) }, equals: 1)
      expect(
        CountedIdentifier.hashes { next.moveItem(.init(6), afterItem: .init(count / 2)) }, equals: 5
      )
      expect(CountedIdentifier.hashes { next.deleteItems([.init(5)]) }, equals: 1)
    }
  }
}
