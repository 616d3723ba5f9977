// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The articles that the user saved.
@MainActor
final class SavedArticles {
  /// The notification of a change; its object is the store.
  nonisolated static let didChange = Notification.Name("SavedArticlesDidChange")

  private var identifiers: Set<Article.ID> = []

  init() {}

  func contains(_ id: Article.ID) -> Bool { identifiers.contains(id) }

  func insert(_ id: Article.ID) {
    guard identifiers.insert(id).inserted else { return }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }

  func toggle(_ id: Article.ID) {
    if identifiers.remove(id) == nil { identifiers.insert(id) }
    NotificationCenter.default.post(name: Self.didChange, object: self)
  }
}
