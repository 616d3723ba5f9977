// SPDX-License-Identifier: Apache-2.0

extension UITabBarItem {
  /// The purpose of a tab, which determines its title and glyph.
  public enum SystemItem: Int, Sendable {
    /// The tabs that do not fit into the bar.
    case more = 0
    /// Objects that the user marked as favourites.
    case favorites = 1
    /// Recommended content.
    case featured = 2
    /// The highest rated content.
    case topRated = 3
    /// Recently viewed content.
    case recents = 4
    /// The contacts of the user.
    case contacts = 5
    /// The history of actions.
    case history = 6
    /// Bookmarks of the user.
    case bookmarks = 7
    /// A search in the content.
    case search = 8
    /// The downloads of the app.
    case downloads = 9
    /// The latest content.
    case mostRecent = 10
    /// The most viewed content.
    case mostViewed = 11

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }

    var glyph: BarGlyph {
      switch self {
      case .more: .more
      case .bookmarks: .book
      case .search: .magnifier
      case .downloads: .share
      case .favorites, .featured, .topRated: .star
      case .contacts: .person
      case .recents, .history, .mostRecent, .mostViewed: .clock
      }
    }
  }
}
