// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Reviews

@MainActor struct ReviewsTests {
  @Test func `two short reviews are side by side on a phone`() throws {
    let harness = CollectionViewHarness(
      ReviewsViewController(reviews: (0..<4).map { Review(id: $0, stars: 3, text: "Good.") }),
      size: CGSize(width: 390, height: 844))
    let cells = try #require(harness.collectionView).visibleCells
    #expect(Set(cells.map(\.frame.minX)).count == 2)
  }
}
