// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the table that versions share: its proposed addresses, and when it is passed to another version.
@Suite("AddressTable")
struct AddressTableTests {
  /// An item with the same hash as all others.
  private struct Alike: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  private func labels(_ first: Int) -> FreeLabels { FreeLabels(first: first, distance: 1) }

  private func add<Item: Hashable & Sendable>(
    _ items: [Item], to table: AddressTable, token: Int = 0, at first: Int = 0,
    isTaken: (Int, ItemAddress) -> Bool = { _, _ in false }
  ) -> Bool {
    withExtendedLifetime(items) {
      guard let leaves = items.leaves.first else { return true }
      return table.add(
        leaves, table.hashes(leaves), token: token, labels(first), isTaken: isTaken)
    }
  }

  private func addresses<Item: Hashable & Sendable>(
    of item: Item, in table: AddressTable
  ) -> [ItemAddress] {
    withUnsafeBytes(of: item) { bytes in
      bytes.baseAddress.map { table.addresses(table.hash($0)) } ?? []
    }
  }

  @Test func `an item is found at the address that it came to`() {
    let table = AddressTable(IdentifierComparison(of: String.self))
    expect(add(["a", "b", "c"], to: table, token: 2, at: 10))
    expect(addresses(of: "b", in: table), equals: [ItemAddress(token: 2, label: 11)])
    expect(addresses(of: "d", in: table), equals: [])
  }

  @Test func `an item that moved is found at both addresses, the newest last`() {
    let table = AddressTable(IdentifierComparison(of: Int.self))
    expect(add([1, 2], to: table))
    withUnsafeBytes(of: 2) { bytes in
      guard let pointer = bytes.baseAddress else { return }
      table.add(table.hash(pointer), ItemAddress(token: 1, label: 9))
    }
    expect(
      addresses(of: 2, in: table),
      equals: [ItemAddress(token: 0, label: 1), ItemAddress(token: 1, label: 9)])
  }

  @Test func `items that are equal are told, and those that stand somewhere`() {
    let table = AddressTable(IdentifierComparison(of: String.self))
    expect(!add(["a", "b", "a"], to: table.emptied))
    expect(add(["a", "b"], to: table))
    expect(
      !add(["c", "b"], to: table, at: 5) { position, address in
        position == 1 && address == ItemAddress(token: 0, label: 1)
      })
  }

  @Test func `items are equal as their types say`() {
    let table = AddressTable(IdentifierComparison(of: Alike.self))
    withUnsafeBytes(of: (Alike(number: 1), Alike(number: 2), Alike(number: 1))) { bytes in
      guard let first = bytes.baseAddress else { return }
      let stride = MemoryLayout<Alike>.stride
      expect(table.areEqual(first, first + 2 * stride))
      expect(!table.areEqual(first, first + stride))
      expect(table.hash(first), equals: table.hash(first + stride))
    }
  }

  @Test func `a table is outdated with more than twice as many entries as items, and some`() {
    let table = AddressTable(IdentifierComparison(of: Int.self))
    expect(add(Array(0..<165), to: table))
    expect(table.isOutdated(for: 50))
    expect(!table.isOutdated(for: 51))
    expect(!table.emptied.isOutdated(for: 0))
  }

  @Test func `a table is outdated when too many entries got one hash since it was settled`() {
    let table = AddressTable(IdentifierComparison(of: Alike.self))
    expect(add((0..<256).map(Alike.init), to: table))
    expect(!table.isOutdated(for: 1_000))
    expect(add([Alike(number: 256)], to: table, at: 256))
    expect(table.isOutdated(for: 1_000))
    table.settle()
    expect(!table.isOutdated(for: 1_000))
  }
}
