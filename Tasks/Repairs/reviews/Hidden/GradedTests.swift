// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Reviews

@MainActor struct GradedTests {
  private static let reviews = (0..<9).map { number in
    Review(
      id: number, stars: number % 5 + 1,
      text: Array(repeating: "well made and quick to arrive", count: [1, 8, 3][number % 3])
        .joined(separator: ", "))
  }

  private static func check(_ harness: CollectionViewHarness, columns: Int) throws {
    let view = try #require(harness.collectionView)
    let width = (view.bounds.width - 20 - 10 * CGFloat(columns - 1)) / CGFloat(columns)
    var rows: [[CGRect]] = []
    for item in reviews.indices {
      let cell = try #require(
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? ReviewCell)
      #expect(cell.frame.width.isClose(to: width))
      let needed = cell.textLabel.sizeThatFits(CGSize(width: width - 20, height: 10_000)).height
      let stars = cell.starsLabel.sizeThatFits(CGSize(width: 1000, height: 1000)).height
      #expect(cell.frame.height.isClose(to: 26 + stars + needed, within: 2), "review \(item)")
      if item % columns == 0 { rows.append([]) }
      rows[rows.count - 1].append(cell.frame)
    }
    var top: CGFloat = 10
    for row in rows {
      for (column, frame) in row.enumerated() {
        #expect(frame.minX.isClose(to: 10 + CGFloat(column) * (width + 10)))
        #expect(frame.minY.isClose(to: top))
      }
      top = (row.map(\.maxY).max() ?? 0) + 10
    }
  }

  @Test func `reviews are as tall as their texts on a phone`() throws {
    let harness = CollectionViewHarness(
      ReviewsViewController(reviews: Self.reviews), size: CGSize(width: 390, height: 3000))
    try Self.check(harness, columns: 2)
  }

  @Test func `reviews are as tall as their texts on a wide screen`() throws {
    let harness = CollectionViewHarness(
      ReviewsViewController(reviews: Self.reviews), size: CGSize(width: 390, height: 3000))
    harness.resize(to: CGSize(width: 844, height: 2000))
    try Self.check(harness, columns: 3)
  }
}
