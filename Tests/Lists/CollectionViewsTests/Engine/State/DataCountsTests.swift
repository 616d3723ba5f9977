// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of the number of items in each section.
@Suite("DataCounts")
struct DataCountsTests {
  @Test func `each section has its number of items`() {
    let counts = DataCounts(items: [3, 0, 5])
    expect(counts.sectionCount == 3 && (0..<3).map(counts.itemCount) == [3, 0, 5])
    expect(counts.contains([2, 4]) && !counts.contains([2, 5]) && !counts.contains([3, 0]))
    expect(!counts.contains([1, 0]) && !counts.contains([0, -1]) && !counts.contains([0]))
    expect(DataCounts().sectionCount, equals: 0)
  }

  @Test func `a section that there is not is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = DataCounts(items: [3, 1]).itemCount(section: 2)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("the number of items in section 2 was requested"))
  }
}
