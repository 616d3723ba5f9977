// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of prefetched items.
@Suite("PrefetchState")
struct PrefetchStateTests {
  @Test func `announced items get the places of an update, and those gone are forgotten`() {
    var state = PrefetchState()
    state.announced = [[0, 1], [0, 2], [1, 0]]
    state.rename { $0.section == 1 ? nil : [$0.section, $0.item + 4] }
    expect(state.announced, equals: [[0, 5], [0, 6]])
  }
}
