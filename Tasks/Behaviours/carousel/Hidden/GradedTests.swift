// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Carousel

final class GradedTests: XCTestCase {
  private static let size = CGSize(width: 300, height: 200)

  @MainActor private func mounted(_ pages: [String]) -> (CarouselView, CollectionViewHarness) {
    let carousel = CarouselView()
    carousel.pages = pages
    let harness = CollectionViewHarness(carousel, size: Self.size)
    harness.runUntilIdle()
    return (carousel, harness)
  }

  @MainActor private func swipe(_ harness: CollectionViewHarness, forward: Bool = true) {
    let (left, right) = (CGPoint(x: 60, y: 100), CGPoint(x: 250, y: 100))
    harness.drag(from: forward ? right : left, to: forward ? left : right)
    harness.runUntilIdle()
  }

  /// The texts that are in sight, from left to right.
  @MainActor private func seen(_ harness: CollectionViewHarness) -> [String] {
    let screen = Screen(harness)
    return screen.labels.filter { label in
      let frame = screen.frame(of: label)
      return frame.minX > -150 && frame.minX < 299
    }.sorted { screen.frame(of: $0).minX < screen.frame(of: $1).minX }.compactMap(\.text)
  }

  @MainActor func testForwardWithoutEnd() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    var changes: [Int] = []
    carousel.onChange = { changes.append($0) }
    for expected in [1, 2, 0, 1, 2, 0, 1] {
      swipe(harness)
      XCTAssertEqual(carousel.currentPage, expected)
      XCTAssertEqual(seen(harness), [carousel.pages[expected]])
    }
    XCTAssertEqual(changes, [1, 2, 0, 1, 2, 0, 1])
  }

  @MainActor func testBackwardWithoutEnd() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    for expected in [2, 1, 0, 2, 1, 0, 2] {
      swipe(harness, forward: false)
      XCTAssertEqual(carousel.currentPage, expected)
      XCTAssertEqual(seen(harness), [carousel.pages[expected]])
    }
  }

  @MainActor func testManySwipesInBothDirections() {
    let (carousel, harness) = mounted(["One", "Two"])
    for round in 0..<40 {
      swipe(harness, forward: round % 10 < 7)
      XCTAssertEqual(seen(harness), [carousel.pages[carousel.currentPage]])
    }
    XCTAssertEqual(carousel.currentPage, 0)
  }

  @MainActor func testTheEndIsNoJump() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    swipe(harness, forward: false)
    XCTAssertEqual(carousel.currentPage, 2)
    harness.dragAndHold(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 130, y: 100))
    XCTAssertEqual(seen(harness), ["Three", "One"])
  }

  @MainActor func testNextGoesOn() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    var changes: [Int] = []
    carousel.onChange = { changes.append($0) }
    for _ in 0..<7 {
      carousel.showNext()
      harness.runUntilIdle()
    }
    XCTAssertEqual(changes, [1, 2, 0, 1, 2, 0, 1])
    XCTAssertEqual(seen(harness), ["Two"])
  }

  @MainActor func testASmallDragChangesNothing() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    var changes: [Int] = []
    carousel.onChange = { changes.append($0) }
    harness.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 170, y: 100), duration: 1)
    harness.runUntilIdle()
    XCTAssertEqual(changes, [])
    XCTAssertEqual(seen(harness), ["One"])
  }

  @MainActor func testFewPages() {
    let (carousel, harness) = mounted(["One"])
    swipe(harness)
    carousel.showNext()
    harness.runUntilIdle()
    XCTAssertEqual(carousel.currentPage, 0)
    XCTAssertEqual(seen(harness), ["One"])
    let (empty, screen) = mounted([])
    swipe(screen)
    empty.showNext()
    screen.runUntilIdle()
    XCTAssertEqual(seen(screen), [])
  }

  @MainActor func testAResizedViewKeepsItsPage() {
    let (carousel, harness) = mounted(["One", "Two", "Three"])
    for _ in 0..<5 { swipe(harness) }
    XCTAssertEqual(carousel.currentPage, 2)
    harness.resize(to: CGSize(width: 500, height: 200))
    harness.runUntilIdle()
    XCTAssertEqual(carousel.currentPage, 2)
    let screen = Screen(harness)
    let three = screen.labels.filter { $0.text == "Three" }.map(screen.frame(of:))
    XCTAssertTrue(three.contains { $0.minX >= 0 && $0.minX < 250 }, "\(three)")
  }
}
