// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests of the messages before the program stops: the identifiers, their places, and the remedy.
@Suite("Messages of broken contracts")
struct MessageTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test(arguments: BrokenContract.all.indices)
  func `a broken contract stops the program with words that help`(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      BrokenContract.all[index].call()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for part in BrokenContract.all[index].says {
      expect(text.contains(part), "contract \(index) says: \(text)")
    }
  }

  @Test func `each error code names its identifiers`() throws {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2])
    let operations: [(SnapshotOperation<String, Int>, SnapshotError.Code, [String])] = [
      (.appendItems([3, 3], toSection: nil), .duplicateItems, ["3"]),
      (.deleteSections(["C", "C"]), .duplicateSections, ["C"]),
      (.appendSections(["C", "B", "A"]), .existingSections, ["B", "A"]),
      (.moveItem(3, .before, 1), .unknownItem, ["3"]),
      (.moveSection("C", .after, "A"), .unknownSection, ["C"]),
      (.insertItems([3], .after, 4), .unknownDestination, ["4"]),
      (.reconfigureItems([2, 3]), .reloadUnknownItem, ["3"]),
      (.reloadSections(["C"]), .reloadUnknownSection, ["C"]),
      (.insertItems([3, 1], .before, 1), .destinationIsInserted, ["1"]),
      (.moveSection("A", .before, "A"), .destinationIsItself, ["A"]),
    ]
    for (operation, code, identifiers) in operations {
      let error = #expect(throws: SnapshotError.self) { try snapshot.attempt(operation) }
      expect(error?.code, equals: code)
      expect(error?.identifiers, equals: identifiers)
    }
  }
}
