// SPDX-License-Identifier: Apache-2.0

import Combine
import Foundation
import os.log

/// The model of the feed's screen.
@MainActor
final class FeedViewModel: ObservableObject {
  /// The loading state.
  enum State: Equatable {
    case loading
    case loaded
    case failed(String)
  }

  @Published private(set) var state = State.loading
  @Published private(set) var articles: [Article] = []
  /// The articles of the selected topic that match the search query.
  @Published private(set) var shown: [Article] = []
  @Published var query = ""
  @Published var topic: Article.Topic?

  private let client: any FeedClient
  private let saved: SavedArticles
  private var subscriptions: Set<AnyCancellable> = []
  private let log = OSLog(subsystem: "feed", category: "model")

  init(client: any FeedClient, saved: SavedArticles? = nil) {
    self.client = client
    let saved = saved ?? SavedArticles()
    self.saved = saved
    let search = $query.removeDuplicates()
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .prepend("")
    $articles.combineLatest(search, $topic)
      .map { articles, query, topic in
        articles.filter { $0.matches(query) && (topic == nil || $0.topic == topic) }
      }
      .removeDuplicates()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &subscriptions)
    NotificationCenter.default.publisher(for: SavedArticles.didChange, object: saved)
      .sink { [weak self] _ in self?.markSaved() }
      .store(in: &subscriptions)
  }

  /// Loads the first page again.
  func load() async {
    state = .loading
    do {
      articles = try await client.articles(page: 0)
      for article in articles where article.isSaved { saved.insert(article.id) }
      state = .loaded
    } catch {
      os_log("loading failed: %{public}@", log: log, type: .error, "\(error)")
      state = .failed(error.localizedDescription)
    }
  }

  /// Returns the article with an identifier, or `nil` if there is none.
  func article(_ id: Article.ID) -> Article? { articles.first { $0.id == id } }

  /// Toggles whether an article is saved.
  func toggleSaved(_ id: Article.ID) { saved.toggle(id) }

  /// Marks an article as read.
  func markRead(_ id: Article.ID) {
    guard let place = articles.firstIndex(where: { $0.id == id }) else { return }
    articles[place].isUnread = false
  }

  private func markSaved() {
    for place in articles.indices { articles[place].isSaved = saved.contains(articles[place].id) }
  }
}

extension Article {
  /// Returns whether the title or the author contains each word of a search query.
  fileprivate func matches(_ query: String) -> Bool {
    let words = query.split(separator: " ")
    return words.allSatisfy {
      title.localizedCaseInsensitiveContains($0) || author.localizedCaseInsensitiveContains($0)
    }
  }
}
