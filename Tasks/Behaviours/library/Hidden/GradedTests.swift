// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Testing
import UIKit

@testable import Library

@MainActor struct GradedTests {
  private nonisolated static let titles = (1...30).map { "Book \($0)" }

  private static func harness(recent: [Int]) -> CollectionViewHarness {
    CollectionViewHarness(
      LibraryViewController(
        recent: recent.map { Book(title: titles[$0]) }, books: titles.map { Book(title: $0) }),
      size: CGSize(width: 390, height: 700))
  }

  private static func frame(
    _ item: Int, _ section: Int, _ harness: CollectionViewHarness
  ) throws -> CGRect {
    let view = try #require(harness.collectionView)
    let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: section)))
    return Screen(harness).frame(of: cell)
  }

  /// Ends the process unless a library with recent books is shown; the start stops here.
  @Test func `a recent book is in both sections`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let harness = GradedTests.harness(recent: [3, 4])
        let texts = Screen(harness).texts
        guard texts.filter({ $0 == "Book 4" }).count == 2 else { exit(1) }
      }
    }
  }

  @Test func `the shelf has its header and its rows`() throws {
    let harness = Self.harness(recent: [])
    let shelf = try #require(harness.collectionView?.numberOfSections) - 1
    let side = (390.0 - 32 - 10) / 2
    for (item, x, y) in [(0, 16.0, 44.0), (1, 26 + side, 44), (2, 16, 118), (5, 26 + side, 192)] {
      let frame = try Self.frame(item, shelf, harness)
      #expect(frame.isClose(to: CGRect(x: x, y: y, width: side, height: 64)), "\(item): \(frame)")
    }
    #expect(Screen(harness).texts.first?.lowercased() == "all books")
    harness.scrollCollectionView(to: 400)
    let header = try #require(
      harness.collectionView?.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).first)
    #expect(Screen(harness).frame(of: header).minY.isClose(to: 0))
    #expect(header.frame.height.isClose(to: 44))
  }

  @Test func `recent books scroll sideways`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let harness = GradedTests.harness(recent: Array(0..<8))
        guard let second = try? GradedTests.frame(1, 0, harness),
          second.isClose(to: CGRect(x: 148, y: 0, width: 120, height: 160)),
          let first = try? GradedTests.frame(0, 1, harness),
          first.isClose(to: CGRect(x: 16, y: 160 + 24 + 44, width: 174, height: 64))
        else { exit(1) }
        harness.drag(
          from: CGPoint(x: 300, y: 80), to: CGPoint(x: 200, y: 80), duration: 2)
        harness.runUntilIdle()
        guard let moved = try? GradedTests.frame(1, 0, harness), moved.minX < 80, moved.minX > 16,
          let stays = try? GradedTests.frame(0, 1, harness), stays.isClose(to: first)
        else { exit(1) }
      }
    }
  }
}
