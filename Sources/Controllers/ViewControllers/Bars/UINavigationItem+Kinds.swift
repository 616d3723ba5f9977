// SPDX-License-Identifier: Apache-2.0

extension UINavigationItem {
  /// The style of a navigation item, which determines the layout of the bar.
  public enum ItemStyle: Int, Sendable {
    /// Navigation through a hierarchy: the title is centred.
    case navigator = 0
    /// Browsing of files and pages: the title is at the leading edge, items are centred.
    case browser = 1
    /// Editing of a document: the title is at the leading edge, items are centred.
    case editor = 2
  }

  /// The placement of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's default: in a row of its own.
    case automatic = 0
    /// In the row of title and buttons, at the trailing edge.
    case inline = 1
    /// In a row of its own, below title and buttons.
    case stacked = 2
  }

  /// The display mode of the title: large below the bar's row, or in it.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item; the first item's title is large.
    case automatic = 0
    /// Large, if the bar shows large titles.
    case always = 1
    /// In the bar's row.
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
