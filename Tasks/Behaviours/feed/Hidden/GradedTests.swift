// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import UIKit
import XCTest

@testable import Feed

final class GradedTests: XCTestCase {
  /// A server whose answers arrive when the test says so.
  private final class Server: PageLoading {
    struct Down: Error {}

    var requests: [String] = []
    var isDown = false
    private var waiting: (() -> Void)?
    private let pages: [[Int]]

    init(_ pages: [[Int]]) { self.pages = pages }

    func load(after cursor: String?, completion: @escaping (Result<Page, any Error>) -> Void) {
      requests.append(cursor ?? "first")
      XCTAssertNil(waiting, "a second request at the same time")
      let index = cursor.flatMap(Int.init) ?? 0
      let isDown = isDown
      waiting = { [pages] in
        if isDown { return completion(.failure(Down())) }
        let next = index + 1 < pages.count ? "\(index + 1)" : nil
        completion(
          .success(Page(posts: pages[index].map { Post(id: $0, text: "Post \($0)") }, next: next)))
      }
    }

    func answer() {
      let answer = waiting
      waiting = nil
      answer?()
    }
  }

  @MainActor private func mounted(_ server: Server) -> CollectionViewHarness {
    CollectionViewHarness(
      FeedViewController(loader: server), size: CGSize(width: 390, height: 800))
  }

  @MainActor private func count(_ harness: CollectionViewHarness) -> Int {
    guard let view = harness.collectionView, view.numberOfSections > 0 else { return 0 }
    return view.numberOfItems(inSection: 0)
  }

  @MainActor func testThePagesFollowNearTheEnd() {
    let server = Server([Array(0..<20), Array(20..<40), Array(40..<50)])
    let harness = mounted(server)
    server.answer()
    harness.runUntilIdle()
    XCTAssertEqual(server.requests, ["first"])
    harness.scroll(by: CGVector(dx: 0, dy: 300))
    harness.runUntilIdle()
    XCTAssertEqual(server.requests, ["first"])
    harness.scroll(by: CGVector(dx: 0, dy: 200))
    harness.runUntilIdle()
    XCTAssertEqual(server.requests, ["first", "1"])
    for delta in [-300.0, 300, -300, 300] {
      harness.scroll(by: CGVector(dx: 0, dy: delta))
      harness.runUntilIdle()
    }
    XCTAssertEqual(server.requests, ["first", "1"])
    let offset = harness.collectionView?.contentOffset.y ?? 0
    server.answer()
    harness.runUntilIdle()
    XCTAssertEqual(harness.collectionView?.contentOffset.y ?? 0, offset, accuracy: 0.5)
    XCTAssertEqual(count(harness), 40)
  }

  @MainActor func testEachPageIsLoadedOnceToTheEnd() {
    let server = Server((0..<10).map { Array($0 * 20..<$0 * 20 + 20) })
    let harness = mounted(server)
    for _ in 0..<60 {
      server.answer()
      harness.fling(velocity: CGVector(dx: 0, dy: -3000))
      harness.runUntilIdle()
    }
    XCTAssertEqual(server.requests, ["first"] + (1...9).map(String.init))
    XCTAssertEqual(count(harness), 200)
  }

  @MainActor func testAShortPageIsFilledUp() {
    let server = Server([[1, 2], [3], Array(4..<30), Array(30..<40)])
    let harness = mounted(server)
    for _ in 0..<6 {
      server.answer()
      harness.layout()
      harness.runUntilIdle()
    }
    XCTAssertEqual(server.requests, ["first", "1", "2"])
    XCTAssertEqual(count(harness), 29)
  }

  @MainActor func testAFailureIsTriedAgainByScrolling() {
    let server = Server([Array(0..<20), Array(20..<40)])
    let harness = mounted(server)
    server.answer()
    server.isDown = true
    harness.scroll(by: CGVector(dx: 0, dy: 600))
    harness.runUntilIdle()
    server.answer()
    harness.layout()
    harness.runUntilIdle()
    harness.advance(by: 5)
    XCTAssertEqual(server.requests, ["first", "1"])
    server.isDown = false
    harness.scroll(by: CGVector(dx: 0, dy: 20))
    harness.runUntilIdle()
    XCTAssertEqual(server.requests, ["first", "1", "1"])
    server.answer()
    XCTAssertEqual(count(harness), 40)
  }

  @MainActor func testARepeatedPostIsShownOnce() {
    // A duplicate identifier would stop the program; nothing is loaded before the fault is mended.
    let server = Server([Array(0..<20), Array(15..<35)])
    let harness = mounted(server)
    server.answer()
    harness.scroll(by: CGVector(dx: 0, dy: 700))
    harness.runUntilIdle()
    server.answer()
    harness.runUntilIdle()
    XCTAssertEqual(count(harness), 35)
  }
}
