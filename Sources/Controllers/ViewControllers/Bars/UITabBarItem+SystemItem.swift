// SPDX-License-Identifier: Apache-2.0

extension UITabBarItem {
  /// The purpose of a tab, which determines its title and glyph.
  public enum SystemItem: Int, Sendable {
    /// A tab for the tabs that do not fit into the bar.
    case more = 0
    /// A tab for objects that the user marked as favourites.
    case favorites = 1
    /// A tab for recommended content.
    case featured = 2
    /// A tab for the highest rated content.
    case topRated = 3
    /// A tab for recently viewed content.
    case recents = 4
    /// A tab for the contacts of the user.
    case contacts = 5
    /// A tab for the history of actions.
    case history = 6
    /// A tab for bookmarks of the user.
    case bookmarks = 7
    /// A tab for a search in the content.
    case search = 8
    /// A tab for the downloads of the app.
    case downloads = 9
    /// A tab for the latest content.
    case mostRecent = 10
    /// A tab for the most viewed content.
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
