// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of the changes that a batch may contain: two sections with three items and one become two with three
/// and two.
@Suite("BatchContract")
struct BatchContractTests {
  private static func check(_ name: (inout BatchUpdate) -> Void, after: [Int] = [3, 2]) {
    var batch = BatchUpdate()
    name(&batch)
    BatchContract(
      batch: batch, before: DataCounts(items: [3, 1]), after: DataCounts(items: after),
      remedy: { "change the data" }
    ).check()
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `what adds up is let through`() {
    Self.check { $0.insertedItems = [[1, 1]] }
    Self.check { $0.movedItems = [BatchUpdate.Move(from: [0, 0], to: [0, 2])] }
    Self.check({ $0.deletedSections = [1] }, after: [3])
  }

  @Test func `an item that was not there is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      BatchContractTests.check { $0.deletedItems = [[1, 1]] }
    }
    expect(said(result).contains("section 1, item 1 was deleted"))
  }

  @Test func `an item that will not be there is named, with the remedy`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      BatchContractTests.check { $0.insertedItems = [[1, 2]] }
    }
    expect(said(result).contains("section 1, item 2 was inserted"))
    expect(said(result).contains("change the data"))
  }

  @Test func `a section that was not there is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      BatchContractTests.check { $0.reloadedSections = [2] }
    }
    expect(said(result).contains("section 2 was reloaded"))
  }

  @Test func `sections that do not add up are counted`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      BatchContractTests.check({ $0.deletedSections = [1] }, after: [3, 2])
    }
    expect(said(result).contains("1 were deleted and 0 inserted"))
  }

  @Test func `one item has one fate`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      BatchContractTests.check {
        $0.deletedItems = [[0, 0]]
        $0.movedItems = [BatchUpdate.Move(from: [0, 0], to: [0, 1])]
      }
    }
    expect(said(result).contains("section 0, item 0 was deleted and moved"))
  }

  @Test func `counts are said in words`() {
    let counts = DataCounts(items: [3, 1])
    expect(counts.words(1), equals: "1 items in section 1")
    expect(counts.words(2) == "2 sections" && counts.words(nil) == "2 sections")
    expect(counts.contains([0, 2]) && !counts.contains([0, 3]) && !counts.contains([0, -1]))
    expect(!counts.contains([2, 0]) && !counts.contains(IndexPath(index: 0)))
  }
}
