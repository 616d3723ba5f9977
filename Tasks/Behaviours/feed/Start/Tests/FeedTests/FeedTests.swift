// SPDX-License-Identifier: Apache-2.0

import UIKit
import XCTest

@testable import Feed

final class FeedTests: XCTestCase {
  private final class OnePage: PageLoading {
    func load(after cursor: String?, completion: @escaping (Result<Page, any Error>) -> Void) {
      completion(.success(Page(posts: [Post(id: 1, text: "One")], next: nil)))
    }
  }

  @MainActor func testTheFirstPageIsShown() {
    let feed = FeedViewController(loader: OnePage())
    feed.loadViewIfNeeded()
    XCTAssertEqual(feed.collectionView.numberOfItems(inSection: 0), 1)
  }
}
