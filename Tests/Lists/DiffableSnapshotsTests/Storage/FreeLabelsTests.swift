// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing

@testable import MullionDiffableSnapshots

/// Tests of adjacent labels: evenly spaced, or listed one by one.
@Suite("FreeLabels")
struct FreeLabelsTests {
  @Test func `labels go on by their distance`() {
    let labels = FreeLabels(first: -7, distance: 3)
    expect((0..<4).map { labels[$0] }, equals: [-7, -4, -1, 2])
  }
}
