// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionDiffableSnapshots
import Testing

/// Tests of `NSDiffableDataSourceSnapshotReference`.
@Suite("Snapshots as objects")
struct SnapshotReferenceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Returns a snapshot of the sections a and b, with three items and one.
  private func reference() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [4])
    return reference
  }

  /// Returns the items of each section, in order.
  private func items(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func `the questions are answered in identifiers as they were given`() {
    let reference = reference()
    expect(reference.numberOfSections, equals: 2)
    expect(reference.numberOfItems, equals: 4)
    expect(reference.numberOfItems(inSection: "a"), equals: 3)
    expect(reference.sectionIdentifiers as? [String], equals: ["a", "b"])
    expect(reference.itemIdentifiers as? [Int], equals: [1, 2, 3, 4])
    expect(reference.itemIdentifiersInSection(withIdentifier: "b") as? [Int], equals: [4])
    expect(
      reference.sectionIdentifier(forSectionContainingItemIdentifier: 2) as? String, equals: "a")
    expect(reference.sectionIdentifier(forSectionContainingItemIdentifier: 9) == nil)
    expect(reference.index(ofItemIdentifier: 4), equals: 3)
    expect(reference.index(ofItemIdentifier: 9), equals: NSNotFound)
    expect(reference.index(ofSectionIdentifier: "b"), equals: 1)
    expect(reference.index(ofSectionIdentifier: "c"), equals: NSNotFound)
  }

  @Test func `items are inserted, moved and deleted`() {
    let reference = reference()
    reference.insertItems(withIdentifiers: [5], beforeItemWithIdentifier: 1)
    reference.insertItems(withIdentifiers: [6], afterItemWithIdentifier: 1)
    reference.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 4)
    reference.moveItem(withIdentifier: 2, afterItemWithIdentifier: 4)
    reference.deleteItems(withIdentifiers: [5])
    expect(items(reference as Snapshot), equals: [[1, 6], [3, 4, 2]])
    reference.deleteAllItems()
    expect(reference.numberOfItems, equals: 0)
  }

  @Test func `sections are inserted, moved and deleted`() {
    let reference = reference()
    reference.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
    reference.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "a")
    reference.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "c")
    reference.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "d")
    reference.deleteSections(withIdentifiers: ["d"])
    expect((reference as Snapshot).sectionIdentifiers, equals: ["b", "a", "c"])
  }

  @Test func `a cast keeps contents and marks, there and back`() {
    let reference = reference()
    reference.reloadItems(withIdentifiers: [2])
    reference.reconfigureItems(withIdentifiers: [3, 1])
    reference.reloadSections(withIdentifiers: ["b"])
    let snapshot = reference as Snapshot
    expect(items(snapshot), equals: [[1, 2, 3], [4]])
    expect(snapshot.reloadedItemIdentifiers, equals: [2])
    expect(snapshot.reconfiguredItemIdentifiers, equals: [3, 1])
    expect(snapshot.reloadedSectionIdentifiers, equals: ["b"])
    let back = snapshot as NSDiffableDataSourceSnapshotReference
    expect(back.itemIdentifiers as? [Int], equals: [1, 2, 3, 4])
    expect(back.reloadedItemIdentifiers as? [Int], equals: [2])
    expect(back.reconfiguredItemIdentifiers as? [Int], equals: [3, 1])
    expect(back.reloadedSectionIdentifiers as? [String], equals: ["b"])
  }

  @Test func `a conditional cast to other identifiers gives nil`() {
    let reference: AnyObject = reference()
    expect(reference as? Snapshot != nil)
    expect(reference as? NSDiffableDataSourceSnapshot<String, String> == nil)
    expect(reference as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
    expect(NSObject() as AnyObject as? Snapshot == nil)
  }

  @Test func `a copy is not reached by later changes`() {
    let reference = reference()
    let copy = reference.copy() as? NSDiffableDataSourceSnapshotReference
    reference.deleteAllItems()
    expect(copy?.numberOfItems, equals: 4)
    expect(reference.numberOfItems, equals: 0)
  }

  @Test func `a forced cast to other identifiers, and an identifier without a hash, stop`() async {
    let cast = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let reference = NSDiffableDataSourceSnapshotReference()
      reference.appendSections(withIdentifiers: ["a"])
      _ = reference as NSDiffableDataSourceSnapshot<Int, Int>
    }
    let types = String(decoding: cast?.standardErrorContent ?? [], as: UTF8.self)
    expect(types.contains("as NSDiffableDataSourceSnapshot<Int, Int>"), "\(types)")
    let given = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [(1, 2)])
    }
    let identifier = String(decoding: given?.standardErrorContent ?? [], as: UTF8.self)
    expect(identifier.contains("(Int, Int) is not Hashable"), "\(identifier)")
  }
}
