// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

@testable import MullionCollectionViews

/// Tests of an item whose index path follows updates.
@MainActor
@Suite("FollowedItem")
struct FollowedItemTests {
  @Test func `an item is where updates put it`() {
    let item = FollowedItem([0, 3]) { $0.item < 10 }
    expect(item.path, equals: [0, 3])
    item.rename { [$0.section, $0.item + 2] }
    expect(item.path, equals: [0, 5])
    item.rename { _ in nil }
    expect(item.path == nil)
    item.rename { _ in [0, 0] }
    expect(item.path == nil)
  }

  @Test func `an item that there is not is nowhere`() {
    var count = 10
    let item = FollowedItem([0, 3]) { $0.item < count }
    count = 2
    expect(item.path == nil)
    count = 4
    expect(item.path, equals: [0, 3])
  }
}
