// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of articles.
protocol FeedClient: Sendable {
  /// Returns the articles of a page, the newest first.
  func articles(page: Int) async throws -> [Article]
}

/// An error of a feed client.
enum FeedError: LocalizedError {
  case offline

  var errorDescription: String? {
    String(localized: "error.offline", bundle: .module)
  }
}

/// A client that returns sample articles, none, or an error.
struct SampleFeedClient: FeedClient {
  /// The number of articles on the first page.
  var count: Int
  var isOffline: Bool

  init(count: Int = 24, isOffline: Bool = false) {
    self.count = count
    self.isOffline = isOffline
  }

  func articles(page: Int) async throws -> [Article] {
    await Task.yield()
    if isOffline { throw FeedError.offline }
    return page == 0 ? Article.samples(count) : []
  }
}
