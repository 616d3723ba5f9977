// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDiffableSnapshots
import Testing

/// Tests of the visible items of a section snapshot as the items of a snapshot's section.
@Suite("Showing outlines")
struct ShowingOutlineTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// A collapsed outline with the roots 1, 2 and 3, with 10 and 11 below 1, 100 below 10, and 20 below 2.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2, 3])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    outline.append([20], to: 2)
    return outline
  }

  @Test func `a section that is not there is appended`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.show(outline, inSection: "B")
    expect(snapshot.sectionIdentifiers, equals: ["A", "B"])
    expect(snapshot.itemIdentifiers(inSection: "B"), equals: [1, 2, 3])
  }

  @Test func `items that stand elsewhere are moved in, and others of the section go`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([7, 2, 8], toSection: "A")
    snapshot.appendItems([3, 9], toSection: "B")
    snapshot.reloadItems([2, 9])
    expect(snapshot.show(outline, inSection: "B"), equals: ["A"])
    expect(snapshot.itemIdentifiers(inSection: "A"), equals: [7, 8])
    expect(snapshot.itemIdentifiers(inSection: "B"), equals: [1, 2, 3])
    expect(snapshot.reloadedItemIdentifiers, equals: [2])
    snapshot.checkInvariants()
  }

  @Test func `expanding and collapsing is told as items that are shown and hidden`() {
    let collapsed = outline
    var expanded = outline
    expanded.expand([10, 1])
    let shown = expanded.visibleDifference(from: collapsed)
    expect(shown.shownItems, equals: [10, 100, 11])
    expect(shown.hiddenItems.isEmpty)
    expect(shown.stretches, equals: [VisibleStretch(old: 1..<1, new: 1..<4)])
    let hidden = collapsed.visibleDifference(from: expanded)
    expect(hidden.hiddenItems, equals: [10, 100, 11])
    expect(hidden.shownItems.isEmpty)
    expect(expanded.visibleDifference(from: expanded).isEmpty)
  }

  @Test func `an item that moved is neither shown nor hidden`() {
    var moved = outline
    moved.delete([3])
    moved.insert([3], before: 1)
    let difference = moved.visibleDifference(from: outline)
    expect(difference.shownItems.isEmpty)
    expect(difference.hiddenItems.isEmpty)
    expect(!difference.isEmpty)
  }

  @Test func `what was shown before is replaced by what differs`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([50], toSection: "B")
    let first = outline
    snapshot.show(first, inSection: "A")
    var second = first
    second.expand([1, 2])
    second.append([4])
    snapshot.show(second, inSection: "A", replacing: first)
    expect(snapshot.itemIdentifiers(inSection: "A"), equals: [1, 10, 11, 2, 20, 3, 4])
    var third = second
    third.collapse([1])
    third.delete([20, 3])
    third.insert([6], after: 1)
    snapshot.show(third, inSection: "A", replacing: second)
    expect(snapshot.itemIdentifiers, equals: [1, 6, 2, 4, 50])
    snapshot.checkInvariants()
  }
}
