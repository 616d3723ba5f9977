// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An article of the feed.
struct Article: Codable, Hashable, Identifiable, Sendable {
  /// The topic of an article.
  enum Topic: String, Codable, CaseIterable, Sendable {
    case science, culture, sport, travel, food

    /// The localized name of the topic.
    var title: String {
      switch self {
      case .science: String(localized: "topic.science", bundle: .module)
      case .culture: String(localized: "topic.culture", bundle: .module)
      case .sport: String(localized: "topic.sport", bundle: .module)
      case .travel: String(localized: "topic.travel", bundle: .module)
      case .food: String(localized: "topic.food", bundle: .module)
      }
    }

    /// The name of the symbol beside the title.
    var symbolName: String {
      switch self {
      case .science: "atom"
      case .culture: "music.note"
      case .sport: "figure.run"
      case .travel: "airplane"
      case .food: "fork.knife"
      }
    }
  }

  let id: Int
  var title: String
  var summary: String
  var author: String
  var topic: Topic
  /// The estimated reading time in minutes.
  var minutes: Int
  var isUnread: Bool
  var isSaved: Bool

  /// The author's name and the reading time in one line.
  var byline: String {
    let time = String(localized: "\(minutes) minutes", bundle: .module)
    return String(localized: "By \(author)", bundle: .module) + " · " + time
  }
}

extension Article {
  private static let titles = [
    "A comet returns after a century", "The library that opens at midnight",
    "Two goals in the last minute", "By night train to the coast",
    "Bread with four ingredients", "Why the sea is warmer in the bay",
    "A choir without a conductor", "The longest swim of the year",
    "Walking around a volcano", "Soup for a cold evening",
  ]
  private static let authors = [
    "Grace Hopper", "Mary Somerville", "Jin Park", "Amara Okafor", "Lena Voss",
  ]

  /// Returns `count` sample articles, the same in every run.
  static func samples(_ count: Int) -> [Article] {
    (0..<count).map { number in
      let sentence = "The \(number + 1). story of the day in one or two sentences. "
      return Article(
        id: number, title: titles[number % titles.count],
        summary: String(repeating: sentence, count: 1 + number % 3),
        author: authors[number % authors.count],
        topic: Topic.allCases[number % Topic.allCases.count], minutes: 1 + number % 7,
        isUnread: number % 3 == 0, isSaved: number % 4 == 1)
    }
  }
}
