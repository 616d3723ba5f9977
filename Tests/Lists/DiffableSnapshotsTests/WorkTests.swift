// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import Testing

/// Tests of the exact number of identifier hashes, which is the same on every machine.
///
/// The cost of hashing depends on the type of the identifiers; a change of the growth is visible here earlier
/// than in milliseconds.
@Suite("Work")
struct WorkTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, CountedIdentifier>

  private func identifiers(_ range: Range<Int>) -> [CountedIdentifier] {
    range.map(CountedIdentifier.init)
  }

  private func snapshot(of count: Int) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers(0..<count))
    return snapshot
  }

  @Test(arguments: [10, 1_000, 100_000])
  func `new items are hashed once each when they are appended`(count: Int) {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    let items = identifiers(0..<count)
    expect(CountedIdentifier.hashes { snapshot.appendItems(items) }, equals: count)
  }

  @Test(arguments: [100, 10_000, 100_000])
  func `a change of one item of a shared snapshot costs the same at every size`(count: Int) {
    let shown = snapshot(of: count)
    var changed = shown
    let last = CountedIdentifier(count)
    expect(CountedIdentifier.hashes { changed.appendItems([last]) } <= 3)
    expect(CountedIdentifier.hashes { changed.moveItem(last, beforeItem: .init(0)) } <= 12)
    expect(CountedIdentifier.hashes { changed.deleteItems([.init(5)]) } <= 4)
    expect(CountedIdentifier.hashes { changed.reloadItems([last]) } <= 4)
    expect(shown.numberOfItems, equals: count)
    expect(changed.indexOfItem(last), equals: 0)
  }

  @Test func `questions about places hash nothing, questions about identifiers once`() {
    let snapshot = snapshot(of: 10_000)
    expect(CountedIdentifier.hashes { _ = snapshot.item(section: 0, item: 9_000) }, equals: 0)
    expect(CountedIdentifier.hashes { _ = snapshot.itemIdentifiers }, equals: 0)
    expect(CountedIdentifier.hashes { _ = snapshot.indexOfItem(.init(9_000)) }, equals: 1)
    expect(CountedIdentifier.hashes { _ = snapshot.indexPath(of: .init(9_000)) }, equals: 1)
  }

  @Test func `a copy and a comparison with it hash nothing`() {
    let original = snapshot(of: 10_000)
    let hashes = CountedIdentifier.hashes {
      let copy = original.clearingMarks()
      expect(copy.hasSameContents(as: original))
    }
    expect(hashes, equals: 0)
  }
}
