// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Store

final class GradedTests: XCTestCase {
  @MainActor private func harness(_ size: CGSize = CGSize(width: 390, height: 844))
    -> CollectionViewHarness
  {
    CollectionViewHarness(
      layout: StoreLayout.make(), items: [5, 12, 40], on: Device(size: size, scale: 2))
  }

  /// Returns the frame of a cell on the screen.
  @MainActor private func frame(
    _ item: Int, _ section: Int, _ harness: CollectionViewHarness
  ) throws -> CGRect {
    let view = try XCTUnwrap(harness.collectionView)
    let cell = try XCTUnwrap(
      view.cellForItem(at: IndexPath(item: item, section: section)), "\(section).\(item)")
    return Screen(harness).frame(of: cell)
  }

  @MainActor private func check(_ frame: CGRect, _ expected: CGRect, line: UInt = #line) {
    XCTAssertTrue(frame.isClose(to: expected), "\(frame) in place of \(expected)", line: line)
  }

  @MainActor func testFeaturedCells() throws {
    for width in [390.0, 744] {
      let harness = harness(CGSize(width: width, height: 1000))
      let cell = (width - 32) * 0.9
      check(try frame(0, 0, harness), CGRect(x: 16, y: 0, width: cell, height: 200))
      check(try frame(1, 0, harness), CGRect(x: 16 + cell + 8, y: 0, width: cell, height: 200))
    }
  }

  @MainActor func testCategories() throws {
    let harness = harness()
    // 200, inset of 12, 20 between sections, title of 40
    check(try frame(0, 1, harness), CGRect(x: 16, y: 272, width: 100, height: 44))
    check(try frame(2, 1, harness), CGRect(x: 232, y: 272, width: 100, height: 44))
  }

  @MainActor func testTheGrid() throws {
    let harness = harness()
    let side = (390.0 - 32 - 16) / 3
    check(try frame(0, 2, harness), CGRect(x: 16, y: 388, width: side, height: side))
    check(
      try frame(2, 2, harness), CGRect(x: 16 + 2 * (side + 8), y: 388, width: side, height: side))
    check(try frame(3, 2, harness), CGRect(x: 16, y: 388 + side + 8, width: side, height: side))
    try harness.check(.noOverlap)
  }

  @MainActor func testTitles() throws {
    let harness = harness()
    let view = try XCTUnwrap(harness.collectionView)
    let titles = view.visibleSupplementaryViews(ofKind: StoreLayout.titleKind)
      .map(Screen(harness).frame(of:)).sorted { $0.minY < $1.minY }
    guard titles.count == 2 else { return XCTFail("\(titles.count) titles") }
    check(titles[0], CGRect(x: 16, y: 232, width: 358, height: 40))
    check(titles[1], CGRect(x: 16, y: 348, width: 358, height: 40))
    harness.scrollCollectionView(to: 700)
    let pinned = view.visibleSupplementaryViews(ofKind: StoreLayout.titleKind)
      .map(Screen(harness).frame(of:))
    XCTAssertTrue(
      pinned.contains { $0.isClose(to: CGRect(x: 16, y: 0, width: 358, height: 40)) }, "\(pinned)")
  }

  @MainActor func testSidewaysScrolling() throws {
    let harness = harness()
    harness.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 120, y: 100))
    harness.runUntilIdle()
    check(try frame(1, 0, harness), CGRect(x: 16, y: 0, width: 322.2, height: 200))
    harness.drag(from: CGPoint(x: 300, y: 290), to: CGPoint(x: 167, y: 290), duration: 2)
    harness.runUntilIdle()
    let moved = try frame(2, 1, harness).minX
    XCTAssertTrue(moved < 200, "\(moved)")
    let before = try frame(0, 2, harness)
    XCTAssertEqual(before.minY, 388, accuracy: 1)
  }
}
