// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the table of entries, compared with a list.
@Suite("AddressEntries")
struct AddressEntriesTests {
  private func labels(_ first: Int) -> FreeLabels { FreeLabels(first: first, distance: 10) }

  @Test(arguments: 0..<8)
  func `random entries are found by their hashes, and no others`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var entries = AddressEntries()
    var naive: [(hash: UInt32, address: ItemAddress)] = []
    for step in 0..<60 {
      let hashes = (0..<Int.random(in: 1..<20, using: &random)).map { _ in
        // Some are alike, some only in the bits that choose the slot.
        UInt32.random(in: 0..<12, using: &random) << (seed % 2 == 0 ? 20 : 0)
      }
      let token = Int.random(in: 0..<3, using: &random)
      let isNew = entries.add(
        hashes, token: token, labels(step * 1_000), areSame: { _, _ in false },
        isTaken: { _, _ in false })
      expect(isNew)
      for (offset, hash) in hashes.enumerated() {
        naive.append((hash, ItemAddress(token: token, label: step * 1_000 + offset * 10)))
      }
      expect(entries.count, equals: naive.count)
    }
    for step in 0..<13 {
      let hash = UInt32(step) << (seed % 2 == 0 ? 20 : 0)
      let wanted = naive.filter { $0.hash == hash }.map(\.address)
      expect(entries.addresses(hash).sorted { $0.label < $1.label }, equals: wanted)
    }
    let most = Dictionary(grouping: naive, by: \.hash).values.map(\.count).max()
    expect(entries.mostAlike, equals: most)
  }

  @Test func `two that are equal are found among the new ones`() {
    var entries = AddressEntries()
    var asked: [[Int]] = []
    let isNew = entries.add(
      [7, 8, 7, 9, 8], token: 0, labels(0),
      areSame: {
        asked.append([$0, $1].sorted())
        return $0 + $1 == 5
      }, isTaken: { _, _ in false })
    expect(!isNew)
    expect(asked, equals: [[0, 2], [1, 4]])
  }

  @Test func `a new one is asked about the addresses with its hash alone`() {
    var entries = AddressEntries()
    _ = entries.add(
      [7, 8, 9], token: 3, labels(0), areSame: { _, _ in false }, isTaken: { _, _ in false })
    var asked: [ItemAddress] = []
    let isNew = entries.add(
      [9, 8], token: 4, labels(50), areSame: { _, _ in false },
      isTaken: { position, address in
        asked.append(address)
        return position == 1
      })
    expect(!isNew)
    expect(asked, equals: [ItemAddress(token: 3, label: 20), ItemAddress(token: 3, label: 10)])
  }

  @Test func `an address that is noted again stands once`() {
    var entries = AddressEntries()
    for _ in 0..<3 {
      let isNew = entries.add(
        [7], token: 3, labels(40), areSame: { _, _ in true }, isTaken: { _, _ in true })
      expect(isNew)
    }
    expect(entries.addresses(7), equals: [ItemAddress(token: 3, label: 40)])
    expect(entries.count, equals: 3)
  }
}
