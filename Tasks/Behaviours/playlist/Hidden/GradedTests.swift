// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Playlist

final class GradedTests: XCTestCase {
  private let songs = ["Alpha", "Beta", "Gamma", "Delta", "Omega"].enumerated().map {
    Song(id: $0, title: $1, isFixed: $1 == "Gamma")
  }

  @MainActor private func mounted() -> (PlaylistViewController, CollectionViewHarness) {
    let playlist = withDevice(.iPhone15) { PlaylistViewController(songs: songs) }
    return (playlist, CollectionViewHarness(playlist, on: .iPhone15))
  }

  /// Drags a row by its grip to the middle of another one.
  @MainActor private func drag(_ title: String, to other: String, _ harness: CollectionViewHarness)
  {
    let screen = Screen(harness)
    let x = harness.size.width - 30
    let (start, end) = (screen.frame(ofText: title).midY, screen.frame(ofText: other).midY)
    harness.drag(
      from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end + (end > start ? 6 : -6)), duration: 1
    )
    harness.runUntilIdle()
  }

  @MainActor func testARowIsDraggedByItsGrip() {
    let (playlist, harness) = mounted()
    var orders: [[Int]] = []
    playlist.onReorder = { orders.append($0.map(\.id)) }
    playlist.setEditing(true, animated: false)
    harness.runUntilIdle()
    drag("Alpha", to: "Delta", harness)
    XCTAssertEqual(orders, [[1, 2, 3, 0, 4]])
    XCTAssertEqual(playlist.songs.map(\.id), [1, 2, 3, 0, 4])
    XCTAssertEqual(Screen(harness).texts, ["Beta", "Gamma", "Delta", "Alpha", "Omega"])
    drag("Omega", to: "Beta", harness)
    XCTAssertEqual(orders.last, [4, 1, 2, 3, 0])
    XCTAssertEqual(orders.count, 2)
  }

  @MainActor func testFixedSongsStay() {
    let (playlist, harness) = mounted()
    playlist.setEditing(true, animated: false)
    harness.runUntilIdle()
    var count = 0
    playlist.onReorder = { _ in count += 1 }
    drag("Gamma", to: "Alpha", harness)
    XCTAssertEqual(count, 0)
    XCTAssertEqual(Screen(harness).texts, songs.map(\.title))
    XCTAssertEqual(grips(harness), 4)
  }

  @MainActor func testNothingMovesOutOfEditing() {
    let (playlist, harness) = mounted()
    XCTAssertEqual(grips(harness), 0)
    drag("Alpha", to: "Delta", harness)
    XCTAssertEqual(playlist.songs, songs)
    playlist.setEditing(true, animated: false)
    harness.runUntilIdle()
    XCTAssertEqual(grips(harness), 4)
    playlist.setEditing(false, animated: false)
    harness.runUntilIdle()
    XCTAssertEqual(grips(harness), 0)
  }

  @MainActor func testADropAtTheSamePlaceIsNoChange() {
    let (playlist, harness) = mounted()
    playlist.setEditing(true, animated: false)
    harness.runUntilIdle()
    var count = 0
    playlist.onReorder = { _ in count += 1 }
    let y = Screen(harness).frame(ofText: "Beta").midY
    harness.drag(from: CGPoint(x: 363, y: y), to: CGPoint(x: 363, y: y + 5), duration: 1)
    harness.runUntilIdle()
    XCTAssertEqual(count, 0)
    drag("Beta", to: "Alpha", harness)
    XCTAssertEqual(count, 1)
  }

  @MainActor func testNewSongsAndDragsWorkTogether() {
    let (playlist, harness) = mounted()
    playlist.setEditing(true, animated: false)
    harness.runUntilIdle()
    drag("Alpha", to: "Delta", harness)
    playlist.append(Song(id: 9, title: "Zeta"))
    harness.runUntilIdle()
    XCTAssertEqual(
      Screen(harness).texts, ["Beta", "Gamma", "Delta", "Alpha", "Omega", "Zeta"])
    drag("Zeta", to: "Beta", harness)
    XCTAssertEqual(playlist.songs.map(\.id), [9, 1, 2, 3, 0, 4])
  }

  /// The number of rows with a grip, by what can be dragged.
  @MainActor private func grips(_ harness: CollectionViewHarness) -> Int {
    let cells = harness.collectionView?.visibleCells ?? []
    return cells.filter { cell in
      guard let cell = cell as? UICollectionViewListCell else { return false }
      let screen = Screen(harness)
      let frame = screen.frame(of: cell)
      return screen.views.contains {
        $0 !== cell && $0.isDescendant(of: cell) && !$0.isDescendant(of: cell.contentView)
          && screen.frame(of: $0).minX > frame.maxX - 80 && $0.bounds.width < 60
          && $0.bounds.height > 8 && $0.bounds.width > 8
      }
    }.count
  }
}
