// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Albums

final class GradedTests: XCTestCase {
  @MainActor private func check(
    _ harness: CollectionViewHarness, columns: Int, line: UInt = #line
  ) throws {
    let view = try XCTUnwrap(harness.collectionView)
    let width = harness.size.width
    XCTAssertEqual(view.frame.width, width, accuracy: 0.5, line: line)
    let side = ((width - 8 * CGFloat(columns + 1)) / CGFloat(columns)).rounded(.down)
    let first = view.visibleCells.filter { $0.frame.minY < 9 }.sorted {
      $0.frame.minX < $1.frame.minX
    }
    XCTAssertEqual(first.count, columns, line: line)
    for cell in first {
      XCTAssertEqual(cell.frame.width, side, accuracy: 1, line: line)
      XCTAssertEqual(cell.frame.height, side + 30, accuracy: 1, line: line)
    }
    XCTAssertEqual(first.first?.frame.minX ?? 0, 8, accuracy: 0.5, line: line)
    XCTAssertEqual(width - (first.last?.frame.maxX ?? 0), 8, accuracy: 1, line: line)
  }

  private let titles = (0..<40).map { "Album \($0)" }

  @MainActor func testTheGridFollowsARotation() throws {
    let harness = CollectionViewHarness(
      AlbumsViewController(titles: titles), size: CGSize(width: 393, height: 852))
    try check(harness, columns: 2)
    harness.resize(to: CGSize(width: 852, height: 393))
    try check(harness, columns: 5)
    harness.resize(to: CGSize(width: 393, height: 852))
    try check(harness, columns: 2)
  }

  @MainActor func testTheGridFillsAPartOfTheScreen() throws {
    let harness = CollectionViewHarness(
      AlbumsViewController(titles: titles), size: CGSize(width: 1133, height: 744))
    try check(harness, columns: 6)
    harness.resize(to: CGSize(width: 561, height: 744))
    try check(harness, columns: 3)
    harness.resize(to: CGSize(width: 320, height: 744))
    try check(harness, columns: 2)
  }

  @MainActor func testTheGridFollowsItsContainer() throws {
    let parent = UIViewController()
    let albums = AlbumsViewController(titles: titles)
    parent.addChild(albums)
    parent.loadViewIfNeeded()
    parent.view.addSubview(albums.view)
    albums.didMove(toParent: parent)
    let harness = CollectionViewHarness(parent, size: CGSize(width: 1000, height: 800))
    albums.view.frame = CGRect(x: 0, y: 0, width: 700, height: 800)
    harness.layout()
    let cells = albums.collectionView.visibleCells.filter { $0.frame.minY < 9 }
    XCTAssertEqual(albums.collectionView.frame.width, 700, accuracy: 0.5)
    XCTAssertEqual(cells.count, 4)
  }
}
