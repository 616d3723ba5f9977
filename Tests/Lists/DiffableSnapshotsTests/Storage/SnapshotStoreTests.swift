// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of sections of items with a lookup of their positions, compared with arrays of arrays.
@Suite("SnapshotStore")
struct SnapshotStoreTests {
  typealias Store = SnapshotStore<String, Int>

  private struct Pair {
    var store = Store()
    var naive: [(section: String, items: [Int])] = []

    mutating func insert(_ sections: [String], at index: Int) {
      store.insertSections(sections, at: index)
      naive.insert(contentsOf: sections.map { ($0, []) }, at: index)
    }

    mutating func insert(_ items: [Int], at place: ItemPlace) -> Bool {
      let isNew = store.insertIfNew(items, at: place)
      if isNew { naive[place.section].items.insert(contentsOf: items, at: place.item) }
      return isNew
    }
  }

  private func expectEqual(_ pair: Pair, _ comment: Comment) {
    let (store, naive) = (pair.store, pair.naive)
    expect(store.sectionCount, equals: naive.count, comment)
    expect(store.itemCount, equals: naive.reduce(0) { $0 + $1.items.count }, comment)
    expect(store.sectionIdentifiers, equals: naive.map(\.section), comment)
    expect(store.itemIdentifiers, equals: naive.flatMap(\.items), comment)
    var before = 0
    for (index, entry) in naive.enumerated() {
      expect(store.section(at: index), equals: entry.section, comment)
      expect(store.indexOfSection(entry.section), equals: index, comment)
      expect(store.items(inSection: index), equals: entry.items, comment)
      expect(store.itemCount(inSection: index), equals: entry.items.count, comment)
      expect(store.itemCount(beforeSection: index), equals: before, comment)
      before += entry.items.count
      for (offset, item) in entry.items.enumerated() {
        let place = ItemPlace(section: index, item: offset)
        expect(store.place(of: item), equals: place, comment)
        expect(store.item(at: place), equals: item, comment)
      }
    }
    expect(!store.contains(-1) && store.place(of: -1) == nil, comment)
    expect(store.indexOfSection("nowhere") == nil, comment)
  }

  @Test(arguments: 0..<10)
  func `random edits leave what arrays have, and copies as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pair = Pair()
    var next = 0
    for step in 0..<60 {
      let old = pair
      let count = pair.naive.count
      let section = Int.random(in: 0..<max(1, count), using: &random)
      switch count == 0 ? 0 : Int.random(in: 0..<8, using: &random) {
      case 0:
        pair.insert(["s\(step)", "t\(step)"], at: Int.random(in: 0...count, using: &random))
      case 1:
        let gone = pair.naive[section].section
        pair.store.removeSections([gone, "nowhere"])
        pair.naive.remove(at: section)
      case 2:
        let to = Int.random(in: 0..<count, using: &random)
        pair.store.moveSection(from: section, to: to)
        pair.naive.insert(pair.naive.remove(at: section), at: to)
      case 3:
        let items = pair.naive.flatMap(\.items).shuffled(using: &random).prefix(5)
        pair.store.remove(items + [-1])
        for index in pair.naive.indices { pair.naive[index].items.removeAll(where: items.contains) }
      case 4:
        let low = Int.random(in: 0...pair.naive[section].items.count, using: &random)
        let high = Int.random(in: low...pair.naive[section].items.count, using: &random)
        pair.store.removeItems(low..<high, inSection: section)
        pair.naive[section].items.removeSubrange(low..<high)
      default:
        let new = Int.random(in: 1..<60, using: &random)
        let place = Int.random(in: 0...pair.naive[section].items.count, using: &random)
        expect(
          pair.insert(Array(next..<(next + new)), at: ItemPlace(section: section, item: place)),
          equals: true)
        next += new
      }
      expectEqual(pair, "seed \(seed), step \(step)")
      if step % 10 == 9 { expectEqual(old, "before seed \(seed), step \(step)") }
    }
  }

  @Test func `items that are there or given twice change nothing`() {
    var pair = Pair()
    pair.insert(["a", "b"], at: 0)
    expect(pair.insert([1, 2, 3], at: ItemPlace(section: 0, item: 0)), equals: true)
    expect(pair.insert([7, 2], at: ItemPlace(section: 1, item: 0)), equals: false)
    expect(pair.insert([8, 9, 8], at: ItemPlace(section: 1, item: 0)), equals: false)
    expectEqual(pair, "nothing was inserted")
    expect(!pair.store.contains(7) && !pair.store.contains(9))
    expect(pair.insert([7, 8, 9], at: ItemPlace(section: 1, item: 0)), equals: true)
    expectEqual(pair, "the others are still new")
  }

  @Test func `a section keeps its token when it moves, and gets another label`() throws {
    var pair = Pair()
    pair.insert(["a", "b", "c"], at: 0)
    let before = try #require(pair.store.sectionIndex["c"])
    pair.store.moveSection(from: 2, to: 0)
    let after: SectionAddress = try #require(pair.store.sectionIndex["c"])
    expect(after.token == before.token && after.label != before.label)
    expect(pair.store.labelOfToken[after.token], equals: after.label)
    expect(pair.store.sections.find(label: after.label)?.position, equals: 0)
  }

  @Test func `a section that goes takes its name and its token along`() throws {
    var pair = Pair()
    pair.insert(["a", "b"], at: 0)
    let token = try #require(pair.store.sectionIndex["a"]).token
    pair.store.removeSections(["a"])
    expect(pair.store.sectionIndex["a"] == nil && pair.store.labelOfToken[token] == nil)
    pair.insert(["a"], at: 0)
    expect(pair.store.sectionIndex["a"]?.token != token)
  }

  @Test func `a table of addresses with too much in it is left to the others`() {
    var pair = Pair()
    pair.insert(["a"], at: 0)
    expect(pair.insert(Array(0..<100), at: ItemPlace(section: 0, item: 0)), equals: true)
    let table = pair.store.addresses
    for round in 1..<4 {
      pair.store.removeItems(0..<100, inSection: 0)
      pair.naive[0].items = []
      let items = Array((round * 100)..<(round * 100 + 100))
      expect(pair.insert(items, at: ItemPlace(section: 0, item: 0)), equals: true)
    }
    expect(pair.store.addresses !== table)
    expectEqual(pair, "other addresses")
  }

  @Test func `the own addresses are those of the items that are there`() throws {
    var pair = Pair()
    pair.insert(["a", "b"], at: 0)
    expect(pair.insert(Array(0..<50), at: ItemPlace(section: 0, item: 0)), equals: true)
    expect(pair.insert(Array(50..<60), at: ItemPlace(section: 1, item: 0)), equals: true)
    pair.store.remove(Array(10..<40))
    let table = pair.store.ownAddresses()
    for item in 0..<60 {
      let hash = withUnsafeBytes(of: item) { $0.baseAddress.map { table.hash($0) } }
      let found = table.addresses(try #require(hash))
      expect(found.count, equals: ((10..<40).contains(item) ? 0 : 1))
    }
  }
}
