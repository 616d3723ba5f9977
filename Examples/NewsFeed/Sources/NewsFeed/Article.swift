// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An article of the news feed.
public struct Article: Hashable, Sendable, Identifiable {
  /// The unique identifier of the article.
  public var id: Int
  /// The title, one or two lines long.
  public var title: String
  /// A summary of the article.
  public var summary: String
  /// Whether the user has read the article.
  public var isRead: Bool

  /// Creates an article, which is unread by default.
  public init(id: Int, title: String, summary: String = "", isRead: Bool = false) {
    self.id = id
    self.title = title
    self.summary = summary
    self.isRead = isRead
  }
}
