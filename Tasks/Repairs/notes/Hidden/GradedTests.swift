// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Notes

final class GradedTests: XCTestCase {
  private static let notes = (0..<30).map { number in
    Note(
      id: number, title: "Note \(number)",
      text: Array(repeating: "some more words", count: number % 7 * 6).joined(separator: " "))
  }

  @MainActor private func check(_ harness: CollectionViewHarness, width: CGFloat) throws {
    let view = try XCTUnwrap(harness.collectionView)
    for cell in view.visibleCells.compactMap({ $0 as? NoteCell }) {
      XCTAssertEqual(cell.frame.width, width, accuracy: 0.5)
      let room = cell.textLabel.bounds.width
      XCTAssertEqual(room, width - 24, accuracy: 0.5)
      let needed = cell.textLabel.sizeThatFits(
        CGSize(width: room, height: .greatestFiniteMagnitude))
      XCTAssertGreaterThanOrEqual(cell.textLabel.bounds.height, needed.height - 0.5)
      let title = cell.titleLabel.sizeThatFits(CGSize(width: room, height: 1000)).height
      let whole = max(80, 24 + title + (needed.height > 0 ? 4 + needed.height : 0))
      XCTAssertLessThanOrEqual(cell.frame.height, whole + 5)
      XCTAssertGreaterThanOrEqual(cell.frame.height, whole - 1)
    }
  }

  @MainActor func testCardsAreAsTallAsTheirTexts() throws {
    let harness = CollectionViewHarness(
      NotesViewController(notes: Self.notes), size: CGSize(width: 390, height: 844))
    for _ in 0..<5 {
      try check(harness, width: 358)
      harness.scroll(by: CGVector(dx: 0, dy: 500))
      harness.runUntilIdle()
    }
    try harness.check(.noOverlap, .noGap(spacing: 8))
  }

  @MainActor func testCardsFitAfterARotation() throws {
    let harness = CollectionViewHarness(
      NotesViewController(notes: Self.notes), size: CGSize(width: 390, height: 844))
    harness.resize(to: CGSize(width: 844, height: 390))
    try check(harness, width: 812)
  }

  @MainActor func testScrollingMovesNothing() throws {
    let harness = CollectionViewHarness(
      NotesViewController(notes: Self.notes), size: CGSize(width: 390, height: 844))
    let view = try XCTUnwrap(harness.collectionView)
    harness.scrollCollectionView(to: 1500)
    harness.runUntilIdle()
    let frames = view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)?.frame) }
    harness.scrollCollectionView(to: 3000)
    harness.scrollCollectionView(to: 1500)
    harness.runUntilIdle()
    for (place, frame) in frames { XCTAssertEqual(view.cellForItem(at: place)?.frame, frame) }
  }
}
