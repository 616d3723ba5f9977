// SPDX-License-Identifier: Apache-2.0

extension UITabBarItem {
  /// What a tab is for; its title and sign follow from that.
  public enum SystemItem: Int, Sendable {
    /// Those that have no room.
    case more = 0
    /// What the person marked as favourite.
    case favorites = 1
    /// What others recommend.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was looked at recently.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done before.
    case history = 6
    /// Pages that the person marked.
    case bookmarks = 7
    /// Looking for something.
    case search = 8
    /// What comes from the network.
    case downloads = 9
    /// What came last.
    case mostRecent = 10
    /// What is looked at most.
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
