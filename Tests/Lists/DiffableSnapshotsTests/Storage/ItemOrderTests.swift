// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the items of a section, compared with arrays, and of their pieces.
@Suite("ItemOrder")
struct ItemOrderTests {
  private func insert(_ items: [Int], into order: inout ItemOrder, at position: Int) {
    guard let memory = ItemArray(items) else { return }
    let labels = order.room(for: items.count, at: position) { _ in }
    order.insert(memory, labels, at: position)
  }

  private func order(_ items: some Sequence<Int>) -> ItemOrder {
    var order = ItemOrder()
    insert(Array(items), into: &order, at: 0)
    return order
  }

  private func pieces(_ order: ItemOrder) -> [Int] {
    var counts: [Int] = []
    order.pieces.forEach { counts.append($0.count) }
    return counts
  }

  private func expectEqual(_ order: ItemOrder, _ naive: [Int], _ comment: Comment) {
    expect(order.count, equals: naive.count, comment)
    expect(order.identifiers(as: Int.self), equals: naive, comment)
    expect(order.root.fault() == nil, comment)
    expect(!pieces(order).contains(0), comment)
    var last = Int.min
    for (position, item) in naive.enumerated() {
      let entry = order[position]
      expect(entry.identifier(as: Int.self), equals: item, comment)
      expect(entry.label > last, comment)
      let found = order.find(label: entry.label)
      expect(found?.position, equals: position, comment)
      expect(found?.entry.identifier(as: Int.self), equals: item, comment)
      expect(
        order.find(label: entry.label - 1)?.position,
        equals: (last == entry.label - 1 ? position - 1 : nil), comment)
      last = entry.label
    }
  }

  @Test(arguments: 0..<12)
  func `random edits leave what an array has, and copies as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (order, naive) = (ItemOrder(), [Int]())
    var next = 0
    for step in 0..<40 {
      let old = (order, naive)
      let position = Int.random(in: 0...naive.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let count =
          Int.random(in: 0..<4, using: &random) == 0 ? 300 : Int.random(in: 1..<9, using: &random)
        insert(Array(next..<(next + count)), into: &order, at: position)
        naive.insert(contentsOf: next..<(next + count), at: position)
        next += count
      case 2 where position < naive.count:
        order.remove(at: position)
        naive.remove(at: position)
      default:
        let end = Int.random(in: position...min(naive.count, position + 200), using: &random)
        order.remove(position..<end)
        naive.removeSubrange(position..<end)
      }
      expect(order.root.fault() == nil, "seed \(seed), step \(step)")
      if step % 5 == 4 {
        expectEqual(order, naive, "seed \(seed), step \(step)")
        expectEqual(old.0, old.1, "before seed \(seed), step \(step)")
      }
    }
  }

  @Test func `an array becomes a section without a copy`() {
    let items = Array(0..<1_000)
    let identifiers = order(items).identifiers(as: Int.self)
    items.withUnsafeBytes { mine in
      identifiers.withUnsafeBytes { expect($0.baseAddress, equals: mine.baseAddress) }
    }
  }

  @Test func `an edit within many cuts a small piece out`() {
    var order = order(0..<10_000)
    insert([-1], into: &order, at: 5_000)
    expect(pieces(order), equals: [4_984, 33, 4_984])
    order.remove(at: 10)
    expect(pieces(order), equals: [25, 4_958, 33, 4_984])
  }

  @Test func `many that come between others stand in a piece of their own`() {
    var order = order(0..<1_000)
    insert(Array(2_000..<2_100), into: &order, at: 400)
    expect(pieces(order), equals: [400, 100, 600])
  }

  @Test func `few that come between two pieces join the first that has room`() {
    var order = order(0..<100)
    insert([200], into: &order, at: 100)
    expect(pieces(order), equals: [101])
    insert(Array(300..<600), into: &order, at: 101)
    insert([201], into: &order, at: 101)
    expect(pieces(order), equals: [102, 300])
    insert([202], into: &order, at: 402)
    expect(pieces(order), equals: [102, 300, 1])
    insert([203], into: &order, at: 402)
    expect(pieces(order), equals: [102, 300, 2])
  }

  @Test func `small pieces side by side become one when items go`() {
    var order = order(0..<20)
    insert(Array(100..<400), into: &order, at: 20)
    insert(Array(500..<520), into: &order, at: 320)
    expect(pieces(order), equals: [20, 300, 20])
    order.remove(20..<320)
    expect(pieces(order), equals: [40])
  }

  @Test func `everything goes at once`() {
    var order = order(0..<500)
    order.remove(0..<500)
    expect(order.count == 0 && order.pieces.count == 0)
  }

  @Test func `labels are given anew from a position on`() {
    var order = order(0..<300)
    let labels = (0..<100).map { order[100].label + $0 }
    order.relabel(from: 100, labels[...])
    expect((100..<200).map { order[$0].label }, equals: labels)
    expect(order[99].label, equals: order[0].label + 99 * (order[1].label - order[0].label))
    expect(order.identifiers(as: Int.self), equals: Array(0..<300))
  }
}
