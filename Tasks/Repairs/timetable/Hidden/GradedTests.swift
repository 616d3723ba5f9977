// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Timetable

final class GradedTests: XCTestCase {
  @MainActor private func harness() -> CollectionViewHarness {
    let times = (0..<24).map { "\($0):30" }
    return CollectionViewHarness(
      TimetableViewController(
        days: ["Monday", "Tuesday", "Wednesday"].map {
          Day(name: $0, departures: times)
        }), size: CGSize(width: 390, height: 600))
  }

  @MainActor private func headers(_ harness: CollectionViewHarness) throws -> [UIView] {
    let view = try XCTUnwrap(harness.collectionView)
    return view.visibleSupplementaryViews(ofKind: "day-header")
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  @MainActor func testTheDayStaysAtTheTop() throws {
    let harness = harness()
    harness.scrollCollectionView(to: 300)
    let header = try XCTUnwrap(headers(harness).first)
    XCTAssertEqual(Screen(harness).frame(of: header).minY, 0, accuracy: 0.5)
    XCTAssertTrue(Screen(harness).frame(ofText: "Monday").minY < 32)
  }

  @MainActor func testTheNextDayPushesItAway() throws {
    let harness = harness()
    // A day is 32 + 8 + 12 rows of 60 + 16 high.
    harness.scrollCollectionView(to: 776 - 20)
    let frames = try headers(harness).map { Screen(harness).frame(of: $0) }
    XCTAssertEqual(frames.first?.maxY ?? -1, frames.last?.minY ?? 0, accuracy: 0.5)
    XCTAssertEqual(frames.last?.minY ?? 0, 20, accuracy: 0.5)
    harness.scrollCollectionView(to: 900)
    XCTAssertTrue(Screen(harness).frame(ofText: "Tuesday").minY < 32)
  }

  @MainActor func testItIsInFrontOfTheDepartures() throws {
    let harness = harness()
    harness.scrollCollectionView(to: 230)
    let view = try XCTUnwrap(harness.collectionView)
    let header = try XCTUnwrap(headers(harness).first)
    let hit = view.hitTest(CGPoint(x: 60, y: view.bounds.minY + 10), with: nil)
    XCTAssertTrue(hit?.isDescendant(of: header) == true)
    let cell = try XCTUnwrap(view.visibleCells.first)
    XCTAssertEqual(cell.frame.width, 179, accuracy: 0.5)
    XCTAssertEqual(header.frame.width, 390, accuracy: 0.5)
    XCTAssertEqual(header.frame.minX, 0, accuracy: 0.5)
  }
}
