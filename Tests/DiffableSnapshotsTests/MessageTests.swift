// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import MullionContracts
import Testing

/// What the program says before it stops: the identifiers, where they stand, and what to do.
@Suite("Messages of broken contracts")
struct MessageTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Whether the standard error of `result` says all of `parts`.
  private func says(_ result: ExitTest.Result?, _ parts: String...) -> Bool {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return parts.allSatisfy { text.contains($0) }
  }

  @Test func `items given twice are named with their positions`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([7, 8, 7])
    }
    #expect(says(result, "appendItems", "7 at positions 0, 2", "give each item once"))
  }

  @Test func `items without a section say what to call first`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(says(result, "appendItems", "no sections", "appendSections(_:)"))
  }

  @Test func `an existing section is named with its index`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A", "B"])
      snapshot.appendSections(["B"])
    }
    #expect(says(result, "appendSections", "\"B\" at index 1", "moveSection"))
  }

  @Test func `a missing destination is named with the sections that are there`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1], toSection: "Z")
    }
    #expect(says(result, "appendItems", "\"Z\"", "the sections \"A\"", "Append the section first"))
  }

  @Test func `counting a section that is not there says so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      _ = snapshot.numberOfItems(inSection: "Z")
    }
    #expect(says(result, "numberOfItems(inSection:)", "\"Z\"", "no sections"))
  }

  @Test func `reloading an unknown item says so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([4])
    }
    #expect(says(result, "reloadItems", "item 4 is not in the snapshot", "indexOfItem(_:)"))
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
      #expect(error?.code == code)
      #expect(error?.identifiers == identifiers)
    }
  }
}
