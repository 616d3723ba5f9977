// SPDX-License-Identifier: Apache-2.0

import Expectations
import RandomTesting
import Testing

@testable import MullionDiffableSnapshots

/// Tests of ordered items with a lookup by identifier, and of their check (`OutlineStore+Invariants`).
@Suite("OutlineStore")
struct OutlineStoreTests {
  /// A row of an outline in a naive representation.
  private struct Row {
    var item: Int
    var depth: Int
    var isExpanded = false
  }

  /// A naive implementation of the operations of a store, on an array of rows.
  private struct Rows {
    var all: [Row] = []

    func subtree(_ position: Int) -> Range<Int> {
      let next = all[(position + 1)...].firstIndex { $0.depth <= all[position].depth }
      return position..<(next ?? all.count)
    }

    func parent(_ position: Int) -> Int? {
      all[..<position].lastIndex { $0.depth < all[position].depth }
    }

    func hidden(_ position: Int) -> Int {
      var count = 0
      var next = parent(position)
      while let ancestor = next {
        if !all[ancestor].isExpanded { count += 1 }
        next = parent(ancestor)
      }
      return count
    }
  }

  private func check(_ store: OutlineStore<Int>, is rows: Rows, after step: String) {
    let tree = store.tree
    expect(store.brokenInvariant == nil, "\(step)")
    expect(tree.items, equals: rows.all.map(\.item), "\(step)")
    let visible = rows.all.indices.filter { rows.hidden($0) == 0 }
    expect(tree.visibleCount, equals: visible.count, "\(step)")
    for position in stride(from: 0, to: rows.all.count, by: max(1, rows.all.count / 20)) {
      let row = rows.all[position]
      let entry = tree.entry(at: position)
      expect(entry.depth == row.depth && entry.isExpanded == row.isExpanded, "\(step)")
      expect(entry.hidden, equals: rows.hidden(position), "\(step)")
      expect(tree.subtree(at: position), equals: rows.subtree(position), "\(step)")
      expect(tree.parent(of: position), equals: rows.parent(position), "\(step)")
      expect(store.position(of: row.item) == position && store.contains(row.item), "\(step)")
    }
  }

  @Test(arguments: 0..<UInt64(FullRun.isEnabled ? 80 : 2))
  func `a store says what rows say`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (store, rows, next) = (OutlineStore<Int>(), Rows(), 0)
    for number in 0..<40 {
      let position = rows.all.isEmpty ? 0 : Int.random(in: rows.all.indices, using: &random)
      switch rows.all.isEmpty ? 0 : Int.random(in: 0..<8, using: &random) {
      case 0...3:
        let items = Array(next..<(next + Int.random(in: 1...90, using: &random)))
        next += items.count
        var (shift, depth, place) = (OutlineShift(), 0, rows.all.count)
        if !rows.all.isEmpty {
          let entry = store.tree.entry(at: position)
          let isChild = Bool.random(using: &random)
          shift = isChild ? entry.shiftOfChildren : entry.shiftOfSiblings
          depth = entry.depth + (isChild ? 1 : 0)
          place = isChild ? position + 1 : rows.subtree(position).upperBound
        }
        let batch = OutlineBatch(roots: items).shifted(by: shift)
        let isNew = store.insertIfNew(batch, at: place)
        expect(isNew)
        rows.all.insert(contentsOf: items.map { Row(item: $0, depth: depth) }, at: place)
      case 4...6:
        let isExpanded = Bool.random(using: &random)
        let isChange = rows.all[position].isExpanded != isExpanded
        let isChanged = store.setExpanded(isExpanded, at: position)
        expect(isChanged, equals: isChange)
        rows.all[position].isExpanded = isExpanded
      default:
        let range = rows.subtree(position)
        store.remove(range)
        rows.all.removeSubrange(range)
      }
      check(store, is: rows, after: "seed \(seed), step \(number)")
    }
  }

  @Test func `what is there already, or twice, changes nothing`() {
    var store = OutlineStore<Int>()
    let isNew = [
      store.insertIfNew(OutlineBatch(roots: [1, 2]), at: 0),
      store.insertIfNew(OutlineBatch(roots: [3, 2]), at: 1),
      store.insertIfNew(OutlineBatch(roots: [4, 4]), at: 1),
    ]
    expect(isNew, equals: [true, false, false])
    expect(store.tree.items == [1, 2] && !store.contains(3) && !store.contains(4))
    expect(store.brokenInvariant == nil)
  }

  @Test func `items that went are not found, and can come again`() {
    var store = OutlineStore<Int>()
    _ = store.insertIfNew(OutlineBatch(roots: Array(0..<300)), at: 0)
    store.remove(100..<250)
    expect(store.position(of: 120) == nil && !store.contains(120))
    expect(store.position(of: 250) == 100 && store.brokenInvariant == nil)
    let isNew = store.insertIfNew(OutlineBatch(roots: [120]), at: 0)
    expect(isNew && store.position(of: 120) == 0)
    store.remove(0..<store.tree.count)
    expect(store.tree.count == 0 && !store.contains(0) && store.brokenInvariant == nil)
  }

  @Test func `a part finds its own items and no others`() {
    var store = OutlineStore<Int>()
    _ = store.insertIfNew(OutlineBatch(roots: Array(0..<300)), at: 0)
    let part = store.part(100..<250)
    expect(part.tree.items == Array(100..<250) && part.brokenInvariant == nil)
    expect(part.position(of: 249) == 149 && !part.contains(99) && !part.contains(250))
    expect(store.part(7..<7).tree.count, equals: 0)
  }

  @Test(.enabled(if: isChecked)) func `a store that contradicts itself is found`() {
    var store = OutlineStore<Int>()
    // A child without a parent.
    let shift = OutlineShift(depth: 1, hidden: 0)
    _ = store.insertIfNew(OutlineBatch(roots: [1]).shifted(by: shift), at: 0)
    expect(store.brokenInvariant, equals: "1 has no parent.")
    var other = OutlineStore<Int>()
    _ = other.insertIfNew(OutlineBatch(roots: [1]), at: 0)
    // A child of a collapsed item that is not hidden.
    _ = other.insertIfNew(OutlineBatch(roots: [2]).shifted(by: shift), at: 1)
    expect(other.brokenInvariant, equals: "2 is hidden wrongly.")
  }

  private static var isChecked: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }
}
