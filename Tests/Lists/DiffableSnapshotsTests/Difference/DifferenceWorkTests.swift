// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import RandomTesting
import Testing

/// Tests of the exact cost of differences in hashes, comparisons and nodes.
@Suite("Work of differences", .serialized)
struct DifferenceWorkTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>
  typealias Difference = SnapshotDifference<Int, CountedIdentifier>

  /// A change of the order or of the items of an array of numbers, by name.
  struct Change: Sendable, CustomStringConvertible {
    let description: String
    let apply: @Sendable ([Int]) -> [Int]
    let hashes: Int
    let comparisons: Int
    let moves: Int
  }

  private func snapshot(_ numbers: some Sequence<Int>) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers.map(CountedIdentifier.init))
    return snapshot
  }

  private func moves(_ difference: Difference) -> Int {
    difference.movedItems.reduce(0) { $0 + $1.count }
  }

  @Test(arguments: [1_000, 20_000])
  func `edits of a shared snapshot hash what moved and nothing else`(count: Int) {
    let shown = snapshot(0..<count)
    let middle = CountedIdentifier(count / 2)
    let edits: [(hashes: Int, comparisons: Int, nodes: Int, edit: (inout Snapshot) -> Void)] = [
      (0, 0, 4, { $0.appendItems([.init(-1)]) }),
      (0, 1, 4, { $0.insertItems([.init(-1)], beforeItem: .init(0)) }),
      (0, 1, 4, { $0.deleteItems([middle]) }),
      (1, 4, 4, { $0.moveItem(middle, afterItem: .init(count - 2)) }),
      (0, 0, 0, { $0.reloadItems([middle]) }),
    ]
    for (hashes, comparisons, nodes, edit) in edits {
      var changed = shown
      edit(&changed)
      let difference = Difference(from: shown, to: changed)
      expect(difference.work.hashes, equals: hashes)
      expect(difference.work.nodes, equals: nodes)
      let work = CountedIdentifier.work { _ = Difference(from: shown, to: changed) }
      expect(work.hashes, equals: hashes)
      expect(difference.work.comparisons, equals: comparisons)
      expect(work.comparisons, equals: comparisons)
    }
  }

  @Test func `a copy and a marked copy cost nothing`() {
    let shown = snapshot(0..<10_000)
    var marked = shown
    marked.reloadItems([.init(3)])
    for other in [shown, marked] {
      let difference = Difference(from: shown, to: other)
      expect(difference.isEmpty)
      expect(difference.work.nodes, equals: 0)
      expect(difference.work.hashes == 0 && difference.work.comparisons == 0)
    }
  }

  static let changes: [Change] = [
    Change(description: "none", apply: { $0 }, hashes: 0, comparisons: 0, moves: 0),
    Change(
      description: "appended page", apply: { $0 + (-100..<0) }, hashes: 0, comparisons: 0, moves: 0),
    Change(description: "new first", apply: { [-1] + $0 }, hashes: 0, comparisons: 1, moves: 0),
    Change(
      description: "first to the end", apply: { Array($0[1...]) + [$0[0]] }, hashes: 1,
      comparisons: 4, moves: 1),
    Change(
      description: "reversal", apply: { $0.reversed() }, hashes: 2 * 4_096,
      comparisons: 193, moves: 4_095),
    Change(
      description: "halves swapped", apply: { Array($0[2_048...]) + $0[..<2_048] },
      hashes: 4_096 + 2,
      comparisons: 190, moves: 2_048),
  ]

  @Test(arguments: changes)
  func `unrelated snapshots hash what does not fit`(change: Change) throws {
    let old = snapshot(0..<4_096)
    let new = snapshot(change.apply(Array(0..<4_096)))
    let difference = Difference(from: old, to: new)
    try DifferenceReplay.check(difference)
    expect(moves(difference), equals: change.moves)
    expect(difference.work.hashes, equals: change.hashes)
    expect(difference.work.comparisons, equals: change.comparisons)
    let work = CountedIdentifier.work { _ = Difference(from: old, to: new) }
    expect(work.hashes, equals: difference.work.hashes)
    expect(work.comparisons, equals: difference.work.comparisons)
  }

  @Test(arguments: [1_000, 10_000, 100_000])
  func `adversarial orders are linear in comparisons`(count: Int) throws {
    let old = Array(0..<count)
    let riffle = old.map { $0 % 2 == 0 ? $0 / 2 : count / 2 + $0 / 2 }
    var generator = SeededGenerator(seed: 11)
    let replaced = old.map { $0 % 2 == 0 ? $0 : -$0 }
    for new in [old.reversed(), riffle, old.shuffled(using: &generator), replaced] {
      let difference = Difference(from: snapshot(old), to: snapshot(new))
      expect(difference.work.comparisons <= 2 * count)
      expect(difference.work.hashes <= 2 * count)
    }
  }

  @Test func `all sections swapped are moved without a look at their items`() {
    var old = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>()
    for section in 0..<300 {
      old.appendSections([section])
      old.appendItems((0..<10).map { CountedIdentifier(section * 10 + $0) })
    }
    var new = old
    for section in 1..<300 { new.moveSection(section, beforeSection: section - 1) }
    let difference = Difference(from: old, to: new)
    expect(difference.movedSections.count, equals: 299)
    expect(difference.movedItems.isEmpty)
    expect(CountedIdentifier.hashes { _ = Difference(from: old, to: new) }, equals: 0)
  }

  @Test func `identifiers with one hash are still told apart`() throws {
    var old = NSDiffableDataSourceSnapshot<Int, Colliding>()
    old.appendSections([0])
    old.appendItems((0..<300).map(Colliding.init))
    var new = NSDiffableDataSourceSnapshot<Int, Colliding>()
    new.appendSections([0])
    new.appendItems((0..<300).reversed().map(Colliding.init))
    let difference = SnapshotDifference(from: old, to: new)
    try DifferenceReplay.check(difference)
    expect(difference.work.comparisons <= 300 * 300)
  }

  /// An identifier with the same hash as all others.
  struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }
}
