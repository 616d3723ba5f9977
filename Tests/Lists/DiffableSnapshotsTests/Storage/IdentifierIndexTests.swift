// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of indexes that share a table, compared with dictionaries.
@Suite("IdentifierIndex")
struct IdentifierIndexTests {
  typealias Index = IdentifierIndex<Int, Int>

  private func index(_ keys: some Sequence<Int>) -> Index {
    var index = Index()
    for key in keys { index.update(key, key * 10) }
    return index
  }

  @Test(arguments: 0..<6)
  func `random updates of copies leave what dictionaries have`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var held = [(index: Index(), naive: [Int: Int]())]
    for step in 0..<600 {
      let which = Int.random(in: 0..<held.count, using: &random)
      if step % 40 == 0, held.count < 6 { held.append(held[which]) }
      let key = Int.random(in: 0..<200, using: &random)
      let value = Int.random(in: 0..<3, using: &random) == 0 ? nil : step
      if step % 60 == 0 { held[which].index.prepare(for: Int(seed) * 20) }
      let before = held[which].index.update(key, value)
      expect(before, equals: held[which].naive[key], "seed \(seed), step \(step)")
      held[which].naive[key] = value
    }
    for (index, naive) in held {
      expect(index.count, equals: naive.count, "seed \(seed)")
      for key in 0..<200 { expect(index[key], equals: naive[key], "seed \(seed), key \(key)") }
    }
  }

  @Test func `new keys get the values of their positions`() {
    var index = index([1, 2])
    expect(index.insertIfNew([5, 6, 7]) { $0 + 100 })
    expect([1, 2, 5, 6, 7].map { index[$0] }, equals: [10, 20, 100, 101, 102])
    expect(index.count, equals: 5)
  }

  @Test(arguments: [false, true])
  func `nothing changes when one of the keys is there already`(isShared: Bool) {
    var index = index([1, 2])
    let copy = isShared ? index : Index()
    expect(!index.insertIfNew([5, 2, 6]) { $0 + 100 })
    expect([1, 2, 5, 6].map { index[$0] }, equals: [10, 20, nil, nil])
    expect(index.count, equals: 2)
    expect(copy.count, equals: (isShared ? 2 : 0))
  }

  @Test(arguments: [false, true])
  func `nothing changes when a key is given twice`(isShared: Bool) {
    var index = index([1])
    let copy = isShared ? index : Index()
    expect(!index.insertIfNew([5, 6, 5]) { $0 + 100 })
    expect([1, 5, 6].map { index[$0] }, equals: [10, nil, nil])
    expect(copy[5] == nil)
  }

  @Test func `a key that went comes back with its new value`() {
    var index = index(0..<10)
    let copy = index
    expect(index.update(3, nil), equals: 30)
    expect(index[3] == nil && index.count == 9)
    expect(index.update(3, 7) == nil)
    expect(index[3] == 7 && index.count == 10)
    expect(copy[3], equals: 30)
  }

  @Test func `few changes of a copy hash what changed, and many once more what there is`() {
    typealias Counted = IdentifierIndex<CountedIdentifier, Int>
    var index = Counted()
    for number in 0..<1_000 { index.update(.init(number), number) }
    let copy = index
    let few = CountedIdentifier.hashes {
      for number in 0..<10 { index.update(.init(number), -number) }
    }
    expect(few < 100)
    expect(copy[.init(3)] == 3 && index[.init(3)] == -3)
    // Prepared for many, the copy has a table of its own at once and never looks into two.
    var prepared = copy
    prepared.prepare(for: 500)
    let many = CountedIdentifier.hashes {
      for number in 0..<500 { prepared.update(.init(number), 0) }
    }
    expect(many, equals: 500)
    expect(copy[.init(3)] == 3 && prepared[.init(3)] == 0)
  }
}
