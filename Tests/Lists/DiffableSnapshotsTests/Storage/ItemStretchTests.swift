// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import Testing

/// Tests of ranges of a snapshot's items that are adjacent in memory.
///
/// Random scripts test all other aspects.
@Suite("Stretches of items")
struct ItemStretchTests {
  @Test func `items that came together are one stretch`() throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(Array(0..<1_000), toSection: "B")
    let stretch = try #require(snapshot.stretch(section: 1, item: 500))
    expect(stretch.places, equals: 0..<1_000)
    expect(stretch.item(at: 999, as: Int.self), equals: 999)
    expect(!stretch.holds(section: 0, 500))
    expect(!stretch.holds(section: 1, 1_000))
    snapshot.deleteItems([500])
    expect(stretch.item(at: 500, as: Int.self), equals: 500, "who holds a stretch has it as it was")
  }

  @Test func `an item that came between others is a stretch of its own`() throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(Array(0..<1_000))
    snapshot.insertItems([5_000], beforeItem: 500)
    let stretch: ItemStretch = try #require(snapshot.stretch(section: 0, item: 500))
    expect(stretch.item(at: 500, as: Int.self), equals: 5_000)
    expect(stretch.holds(section: 0, 500))
    expect(snapshot.stretch(section: 0, item: 501)?.item(at: 501, as: Int.self), equals: 500)
  }
}
