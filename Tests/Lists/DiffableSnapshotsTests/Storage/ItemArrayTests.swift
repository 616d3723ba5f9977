// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of items in their original array (`ItemArray`), of a type that `ItemMemory` does not know, and of
/// one item with its label (`ItemEntry`).
@Suite("ItemArray")
struct ItemArrayTests {
  private func items(_ memory: ItemMemory) -> [String] {
    (0..<memory.elements.count).map { ItemEntry(memory, $0, label: 0).identifier(as: String.self) }
  }

  private func strings(_ range: Range<Int>) -> [String] {
    range.map { "a string in memory of its own, number \($0)" }
  }

  @Test func `no items have no memory`() {
    expect(ItemArray([String]()) == nil)
  }

  @Test func `items lie where the array has them`() throws {
    let array = strings(0..<5)
    let memory = try #require(ItemArray(array))
    expect(items(memory), equals: array)
    array.withUnsafeBytes { expect(memory.elements.base, equals: $0.baseAddress) }
  }

  @Test func `stretches are gathered in order, in memory of their own`() throws {
    var gathered: ItemMemory?
    do {
      let one = try #require(ItemArray(strings(0..<6)))
      let other = try #require(ItemArray(strings(10..<14)))
      gathered = one.gathering([
        one.elements[4..<6], one.elements[0..<0], other.elements[1..<3], one.elements[0..<1],
      ])
    }
    let memory = try #require(gathered)
    expect(items(memory), equals: strings(4..<6) + strings(11..<13) + strings(0..<1))
  }

  @Test func `what is added stands at the end, and the items are where they are then`() throws {
    let memory: ItemMemory = try #require(ItemArray(strings(0..<2)))
    for first in stride(from: 2, to: 60, by: 2) {
      let more = try #require(ItemArray(strings(first..<(first + 2))))
      memory.append(more.elements)
    }
    expect(items(memory), equals: strings(0..<60))
  }

  @Test func `an array keeps its items when the memory made of it grows`() throws {
    let array = strings(0..<3)
    let memory = try #require(ItemArray(array))
    let more = try #require(ItemArray(strings(3..<4)))
    memory.append(more.elements)
    expect(array, equals: strings(0..<3))
    expect(memory.items, equals: strings(0..<4))
  }

  @Test func `an entry keeps the memory that its item lies in`() throws {
    var entry: ItemEntry?
    do {
      let memory = try #require(ItemArray(strings(0..<3)))
      entry = ItemEntry(memory, 1, label: 42)
    }
    let kept = try #require(entry)
    expect(kept.identifier(as: String.self), equals: strings(1..<2)[0])
    expect(kept.label, equals: 42)
    expect(
      kept.withPointer { $0.assumingMemoryBound(to: String.self).pointee },
      equals: strings(1..<2)[0])
  }
}
