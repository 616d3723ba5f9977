// SPDX-License-Identifier: Apache-2.0

extension UINavigationItem {
  /// The style of a navigation item, which determines the layout of the bar.
  public enum ItemStyle: Int, Sendable {
    /// The style for navigation through a hierarchy: the title is centred.
    case navigator = 0
    /// The style for browsing of files and pages: the title is at the leading edge, items are centred.
    case browser = 1
    /// The style for editing of a document: the title is at the leading edge, items are centred.
    case editor = 2
  }

  /// The placement of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's default: a row of its own.
    case automatic = 0
    /// The row of title and buttons, at the trailing edge.
    case inline = 1
    /// A row of its own, below title and buttons.
    case stacked = 2
  }

  /// The display mode of the title: large below the bar's row, or in it.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item; the first item's title is large.
    case automatic = 0
    /// A large title, if the bar shows large titles.
    case always = 1
    /// A title in the bar's row.
    case never = 2
  }

  /// The content of the next item's back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// This item's title, if it fits.
    case `default` = 0
    /// A generic word for back.
    case generic = 1
    /// Only the back indicator.
    case minimal = 2
  }
}
