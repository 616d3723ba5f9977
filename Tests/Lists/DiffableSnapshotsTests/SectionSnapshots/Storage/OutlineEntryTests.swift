// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of the entry of one item (`OutlineEntry`), of changes to many entries (`OutlineShift`), and of their
/// sums (`OutlineSums`).
@Suite("OutlineEntry")
struct OutlineEntryTests {
  private func entries(_ rows: [(depth: Int, hidden: Int)]) -> [OutlineEntry] {
    rows.enumerated().map { index, row in
      var entry = OutlineEntry(depth: row.depth, hidden: row.hidden)
      entry.label = 10 + index
      entry.isExpanded = row.depth == 0
      return entry
    }
  }

  @Test func `shifts add up, and the opposite takes one back`() {
    let (one, other) = (OutlineShift(depth: 2, hidden: 1), OutlineShift(depth: -3, hidden: 4))
    expect(one + other, equals: OutlineShift(depth: -1, hidden: 5))
    expect(-one, equals: OutlineShift(depth: -2, hidden: -1))
    expect(one + -one, equals: OutlineShift())
  }

  @Test func `an entry is moved by a shift, and keeps the rest`() {
    var entry = OutlineEntry(depth: 1, hidden: 2)
    entry.label = 7
    entry.isExpanded = true
    let shifted = entry.shifted(by: OutlineShift(depth: 3, hidden: -1))
    expect(shifted.depth == 4 && shifted.hidden == 1)
    expect(shifted.label == 7 && shifted.isExpanded)
  }

  @Test func `roots become siblings or children; those of a collapsed item are hidden`() {
    var entry = OutlineEntry(depth: 1, hidden: 2)
    expect(entry.shiftOfSiblings, equals: OutlineShift(depth: 1, hidden: 2))
    expect(entry.shiftOfChildren, equals: OutlineShift(depth: 2, hidden: 3))
    entry.isExpanded = true
    expect(entry.shiftOfChildren, equals: OutlineShift(depth: 2, hidden: 2))
  }

  @Test func `sums are those of all entries`() {
    let sums = OutlineSums(entries([(1, 2), (0, 1), (3, 1), (0, 4)]))
    expect(sums.count == 4 && sums.lowest == 10 && sums.expanded == 2)
    expect(sums.minDepth == 0 && sums.minHidden == 1 && sums.shown == 2)
    expect(sums.visible, equals: 0)
    expect(sums.shifted(by: OutlineShift(depth: 5, hidden: -1)).visible, equals: 2)
    expect(sums.shifted(by: OutlineShift(depth: 5, hidden: -1)).minDepth, equals: 5)
    expect(OutlineSums([]).count == 0 && OutlineSums([]).visible == 0)
  }

  @Test func `sums of neighbours are the sums of both together`() {
    let rows = [(0, 0), (1, 0), (2, 1), (0, 0), (1, 3), (1, 0)]
    let all = entries(rows)
    for place in 0...rows.count {
      var sums = OutlineSums(Array(all[..<place]))
      sums.add(OutlineSums(Array(all[place...])))
      expect(sums, equals: OutlineSums(all), "after \(place)")
    }
  }
}
