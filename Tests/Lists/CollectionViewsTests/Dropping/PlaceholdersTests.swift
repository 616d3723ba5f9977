// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing

/// Tests of the positions of placeholders among the items of the data.
@MainActor
struct PlaceholdersTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `places are counted with the cells and without them`() {
    var cells = Placeholders<String>()
    expect(cells.isEmpty && cells.dataPath(path(3)) == path(3))
    let first = cells.add(at: path(1)) { "\($0.item)" }
    let second = cells.add(at: path(3)) { "\($0.item)" }
    // Shown: 0, first, 1, second, 2.
    expect(first.place == path(1) && second.place == path(2))
    expect(cells.entry(at: path(1)) === first && cells.entry(at: path(3)) === second)
    expect(cells.entry(at: path(2)) == nil && cells.entry(at: path(1, 1)) == nil)
    expect((0..<3).map { cells.shownPath(path($0)).item }, equals: [0, 2, 4])
    expect([0, 2, 4].map { cells.dataPath(path($0)).item }, equals: [0, 1, 2])
    expect(cells.shownPath(path(1, 1)), equals: path(1, 1))
    expect(cells.shown(DataCounts(items: [3, 4])), equals: DataCounts(items: [5, 4]))
    cells.remove(first, comes: true)
    expect(cells.shownPath(of: first) == nil && second.place == path(3))
    cells.remove(second)
    expect(cells.isEmpty)
  }

  @Test func `cells go where their sections go, or go with them`() {
    var cells = Placeholders<String>()
    let moved = cells.add(at: path(0, 0)) { _ in "" }
    let gone = cells.add(at: path(0, 1)) { _ in "" }
    let pushed = cells.add(at: path(2, 2)) { _ in "" }
    var batch = BatchUpdate()
    batch.movedSections = [.init(from: 0, to: 1)]
    batch.deletedSections = [1]
    batch.insertedSections = [2]
    _ = cells.follow(batch)
    expect(moved.place == path(0, 1) && cells.shownPath(of: gone) == nil)
    expect(pushed.place, equals: path(2, 0))
    // What comes behind another one stays there, though its section was the last one before.
    let last = cells.add(at: path(5, 0)) { _ in "" }
    expect(cells.shownPath(of: pushed) == path(2, 0) && cells.shownPath(of: last) == path(5, 0))
  }

  @Test(arguments: 0..<20) func `every place of the data has its own that is shown`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var cells = Placeholders<Int>()
    // nil: a cell that waits.
    var shown: [Int?] = Array(0..<6)
    for number in 0..<8 {
      let place = Int.random(in: 0...shown.count, using: &random)
      shown.insert(nil, at: place)
      _ = cells.add(at: path(place)) { _ in number }
      for (index, item) in shown.enumerated() {
        expect((cells.entry(at: path(index)) == nil), equals: (item != nil))
        guard let item else { continue }
        expect(cells.dataPath(path(index)), equals: path(item))
        expect(cells.shownPath(path(item)), equals: path(index))
      }
    }
  }
}
