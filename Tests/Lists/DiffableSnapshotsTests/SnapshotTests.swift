// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var filled: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B", "C"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3, 4, 5], toSection: "B")
    return snapshot
  }

  // MARK: Questions

  @Test func `an empty snapshot answers nothing`() {
    let snapshot = Snapshot()
    expect(snapshot.numberOfItems, equals: 0)
    expect(snapshot.numberOfSections, equals: 0)
    expect(snapshot.itemIdentifiers.isEmpty)
    expect(snapshot.sectionIdentifiers.isEmpty)
    expect(snapshot.indexOfItem(1) == nil)
    expect(snapshot.indexOfSection("A") == nil)
    expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    expect(snapshot.item(section: 0, item: 0) == nil)
    expect(snapshot.section(at: 0) == nil)
  }

  @Test func `identifiers lead to places and places to identifiers`() {
    let snapshot = filled
    expect(snapshot.indexOfItem(4), equals: 3)
    expect(snapshot.indexOfSection("C"), equals: 2)
    expect(snapshot.sectionIdentifier(containingItem: 5), equals: "B")
    expect(snapshot.numberOfItems(inSection: "C"), equals: 0)
    expect(snapshot.itemIdentifiers(inSection: "B"), equals: [3, 4, 5])
    let path = snapshot.indexPath(of: 4)
    expect(path?.section, equals: 1)
    expect(path?.item, equals: 1)
    expect(snapshot.item(section: 1, item: 1), equals: 4)
    expect(snapshot.section(at: 2), equals: "C")
    expect(snapshot.numberOfItems(inSectionAt: 0), equals: 2)
  }

  @Test(arguments: [(-1, 0), (3, 0), (0, -1), (0, 2), (2, 0)])
  func `a place that is not there has no item`(section: Int, item: Int) {
    expect(filled.item(section: section, item: item) == nil)
    expect(filled.stretch(section: section, item: item) == nil)
  }

  @Test func `the same value may name a section and an item`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1])
    snapshot.appendItems([1])
    expect(snapshot.sectionIdentifier(containingItem: 1), equals: 1)
  }

  // MARK: Copies

  @Test func `a copy stays what it was when the original changes, and the other way round`() {
    let original = filled
    var copy = original
    copy.deleteItems([4])
    copy.appendItems([6], toSection: "C")
    copy.moveSection("C", beforeSection: "A")
    expect(original.itemIdentifiers, equals: [1, 2, 3, 4, 5])
    expect(original.sectionIdentifiers, equals: ["A", "B", "C"])
    expect(original.indexOfItem(4), equals: 3)
    expect(copy.itemIdentifiers, equals: [6, 1, 2, 3, 5])
    expect(copy.indexOfItem(4) == nil)
    original.checkInvariants()
    copy.checkInvariants()
  }

  @Test func `a snapshot that failed an operation is what it was`() {
    var snapshot = filled
    #expect(throws: SnapshotError.self) {
      try snapshot.attempt(.appendItems([6, 6], toSection: "A"))
    }
    #expect(throws: SnapshotError.self) {
      try snapshot.attempt(.insertSections(["D", "A"], .after, "B"))
    }
    expect(snapshot.hasSameContents(as: filled))
    snapshot.checkInvariants()
  }

  // MARK: Equality and text

  @Test func `contents are equal in order and without regard to marks`() {
    var other = filled
    other.reloadItems([1])
    expect(other.hasSameContents(as: filled))
    other.moveItem(1, afterItem: 2)
    expect(!other.hasSameContents(as: filled))
    var sections = filled
    sections.moveSection("C", beforeSection: "B")
    expect(!sections.hasSameContents(as: filled))
  }

  // MARK: Marks

  @Test func `marks are listed in the order in which they were made, once each`() {
    var snapshot = filled
    snapshot.reloadItems([5, 1])
    snapshot.reloadItems([3, 5])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["C", "A"])
    expect(snapshot.reloadedItemIdentifiers, equals: [5, 1, 3])
    expect(snapshot.reconfiguredItemIdentifiers, equals: [2])
    expect(snapshot.reloadedSectionIdentifiers, equals: ["C", "A"])
  }

  @Test func `a mark goes with its item and goes away with it`() {
    var snapshot = filled
    snapshot.reloadItems([1, 3, 4])
    snapshot.reconfigureItems([5])
    snapshot.moveItem(1, afterItem: 5)
    expect(snapshot.reloadedItemIdentifiers, equals: [1, 3, 4])
    snapshot.deleteItems([3])
    expect(snapshot.reloadedItemIdentifiers, equals: [1, 4])
    snapshot.deleteSections(["B"])
    expect(snapshot.reloadedItemIdentifiers.isEmpty)
    expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `a copy keeps marks and clearing them keeps the contents`() {
    var snapshot = filled
    snapshot.reloadItems([1])
    snapshot.reloadSections(["B"])
    snapshot.reconfigureItems([2])
    let copy = snapshot
    expect(copy.reloadedItemIdentifiers, equals: [1])
    let cleared = snapshot.clearingMarks()
    expect(cleared.reloadedItemIdentifiers.isEmpty)
    expect(cleared.reloadedSectionIdentifiers.isEmpty)
    expect(cleared.reconfiguredItemIdentifiers.isEmpty)
    expect(cleared.hasSameContents(as: snapshot))
  }

  @Test func `deleting everything deletes sections and marks too`() {
    var snapshot = filled
    snapshot.reloadItems([1])
    snapshot.deleteAllItems()
    expect(snapshot.numberOfSections, equals: 0)
    expect(snapshot.reloadedItemIdentifiers.isEmpty)
    snapshot.appendSections(["A"])
    snapshot.appendItems([1])
    expect(snapshot.itemIdentifiers, equals: [1])
    snapshot.checkInvariants()
  }
}
