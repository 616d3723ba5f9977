// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import RandomTesting
import Testing

@Suite("Transactions")
struct TransactionTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
  typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  /// Returns the changes as text: `-offset` and `+offset`, followed by the associated offset of a move.
  private func text(_ difference: CollectionDifference<Int>) -> [String] {
    difference.map { change in
      switch change {
      case .remove(let offset, _, let other): "-\(offset)" + (other.map { ">\($0)" } ?? "")
      case .insert(let offset, _, let other): "+\(offset)" + (other.map { "<\($0)" } ?? "")
      }
    }
  }

  @Test func `an item moved within a section is one removal and one insertion of each other`() {
    let before = snapshot(["A": [1, 2, 3, 4], "B": [5]])
    let after = snapshot(["A": [2, 3, 4, 1], "B": [5]])
    let transaction = Transaction(from: before, to: after)
    expect(text(transaction.difference), equals: ["-0>3", "+3<0"])
    expect(transaction.sectionTransactions.map(\.sectionIdentifier), equals: ["A"])
    expect(text(transaction.sectionTransactions[0].difference), equals: ["-0>3", "+3<0"])
    expect(transaction.sectionTransactions[0].initialSnapshot.items, equals: [1, 2, 3, 4])
    expect(transaction.sectionTransactions[0].finalSnapshot.rootItems, equals: [2, 3, 4, 1])
  }

  @Test func `an item moved to another section goes from one and comes to the other`() {
    let before = snapshot(["A": [1, 2, 3], "B": [], "C": [4, 5]])
    let after = snapshot(["A": [2, 3], "B": [], "C": [4, 1, 5]])
    let transaction = Transaction(from: before, to: after)
    expect(text(transaction.difference), equals: ["-0>3", "+3<0"])
    let sections = transaction.sectionTransactions
    expect(sections.map(\.sectionIdentifier), equals: ["C", "A"])
    expect(sections.map { text($0.difference) }, equals: [["+1"], ["-0"]])
    expect(sections.map(\.initialSnapshot.items), equals: [[4, 5], [1, 2, 3]])
    expect(sections.map(\.finalSnapshot.items), equals: [[4, 1, 5], [2, 3]])
  }

  @Test func `an item that passes no other one shows in its sections only`() {
    let transaction = Transaction(
      from: snapshot(["A": [1, 2], "B": [3]]), to: snapshot(["A": [1], "B": [2, 3]]))
    expect(transaction.difference.isEmpty)
    expect(transaction.sectionTransactions.map { text($0.difference) }, equals: [["+0"], ["-1"]])
  }

  @Test func `nothing changed is nothing to tell`() {
    let shown = snapshot(["A": [1, 2]])
    var marked = shown
    marked.reloadItems([1])
    let transaction = Transaction(from: shown, to: marked)
    expect(transaction.difference.isEmpty)
    expect(transaction.sectionTransactions.isEmpty)
    expect(transaction.finalSnapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `a section that comes or goes has an empty snapshot on the other side`() {
    let transaction = Transaction(
      from: snapshot(["A": [1], "B": [2, 3]]), to: snapshot(["A": [1, 2], "C": [4]]))
    let sections = transaction.sectionTransactions
    expect(sections.map(\.sectionIdentifier), equals: ["B", "C", "A"])
    expect(sections.map(\.initialSnapshot.items), equals: [[2, 3], [], [1]])
    expect(sections.map(\.finalSnapshot.items), equals: [[], [4], [1, 2]])
    for section in sections {
      expect(
        section.initialSnapshot.items.applying(section.difference),
        equals: section.finalSnapshot.items)
    }
  }

  @Test func `outlines are told as they are, with the items that are hidden`() {
    var old = Outline()
    old.append([1, 2, 3])
    old.append([10, 11], to: 1)
    var new = Outline()
    new.append([2, 3, 1])
    new.append([10, 11], to: 1)
    let transaction = Transaction(
      from: snapshot(["A": [1, 2, 3], "B": [4]]), to: snapshot(["A": [2, 3, 1], "B": [4]]),
      initialOutline: { $0 == "A" ? old : nil }, finalOutline: { $0 == "A" ? new : nil })
    let section = transaction.sectionTransactions[0]
    expect(section.initialSnapshot.hasSameContents(as: old))
    expect(section.finalSnapshot.hasSameContents(as: new))
    expect(old.items.applying(section.difference), equals: new.items)
    expect(text(section.difference).allSatisfy { $0.contains(">") || $0.contains("<") })
  }

  @Test(arguments: 0..<100)
  func `differences lead from what was to what is, and moves name each other`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = random(&generator)
    let after = random(&generator)
    let transaction = Transaction(from: before, to: after)
    expect(before.itemIdentifiers.applying(transaction.difference), equals: after.itemIdentifiers)
    expectAssociations(transaction.difference)
    var untouched = Set(before.sectionIdentifiers + after.sectionIdentifiers)
    for section in transaction.sectionTransactions {
      untouched.remove(section.sectionIdentifier)
      expect(section.initialSnapshot.items, equals: items(section.sectionIdentifier, in: before))
      expect(section.finalSnapshot.items, equals: items(section.sectionIdentifier, in: after))
      expect(
        section.initialSnapshot.items.applying(section.difference),
        equals: section.finalSnapshot.items)
      expectAssociations(section.difference)
    }
    for section in untouched {
      expect(items(section, in: before), equals: items(section, in: after))
    }
  }

  @Test func `a transaction costs what changed`() {
    typealias Counted = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>
    var before = Counted()
    before.appendSections([0, 1])
    before.appendItems((0..<100_000).map(CountedIdentifier.init), toSection: 0)
    before.appendItems((100_000..<100_010).map(CountedIdentifier.init), toSection: 1)
    var after = before
    after.moveItem(.init(70_000), afterItem: .init(9))
    after.moveItem(.init(70_001), afterItem: .init(100_003))
    var transaction: NSDiffableDataSourceTransaction<Int, CountedIdentifier>?
    let work = CountedIdentifier.work { transaction = .init(from: before, to: after) }
    expect(transaction?.sectionTransactions.map(\.sectionIdentifier), equals: [1, 0])
    expect(work.hashes < 1_000)
  }

  // MARK: Support

  private func random(_ generator: inout SeededGenerator) -> Snapshot {
    var items = (0..<30).filter { _ in Bool.random(using: &generator) }
    if Bool.random(using: &generator) { items.shuffle(using: &generator) }
    var snapshot = Snapshot()
    for section in ["A", "B", "C", "D"].shuffled(using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 { continue }
      snapshot.appendSections([section])
      let number = Int.random(in: 0...items.count, using: &generator)
      snapshot.appendItems(Array(items.prefix(number)))
      items.removeFirst(number)
    }
    return snapshot
  }

  private func items(_ section: String, in snapshot: Snapshot) -> [Int] {
    snapshot.indexOfSection(section) == nil ? [] : snapshot.itemIdentifiers(inSection: section)
  }

  /// Expects that exactly the items that are both removed and inserted are associated as moves.
  private func expectAssociations(_ difference: CollectionDifference<Int>) {
    var removed: [Int: (Int, Int?)] = [:]
    for case .remove(let offset, let item, let other) in difference {
      removed[item] = (offset, other)
    }
    for case .insert(let offset, let item, let other) in difference {
      let partner = removed.removeValue(forKey: item)
      expect(partner?.0, equals: other)
      if let partner { expect(partner.1, equals: offset) }
    }
    for (_, other) in removed.values { expect(other == nil) }
  }
}
