// SPDX-License-Identifier: Apache-2.0

extension UINavigationItem {
  /// What a bar is for.
  public enum ItemStyle: Int, Sendable {
    /// A way through places: the title stands in the middle.
    case navigator = 0
    /// A way through files and pages: the title stands at the leading edge, items in the middle.
    case browser = 1
    /// A document that is edited: the title stands at the leading edge, items in the middle.
    case editor = 2
  }

  /// Where a search bar stands in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// As suits the system: in a row of its own.
    case automatic = 0
    /// In the row of title and buttons, at the trailing edge.
    case inline = 1
    /// In a row of its own, below title and buttons.
    case stacked = 2
  }

  /// Whether the title is shown large below the bar's row.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it; the first item's is large.
    case automatic = 0
    /// Large, where the bar shows large titles.
    case always = 1
    /// In the bar's row.
    case never = 2
  }

  /// What the back button of the next item says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// This item's title, where there is room for it.
    case `default` = 0
    /// A word that says no more than back.
    case generic = 1
    /// Nothing beside the sign.
    case minimal = 2
  }
}
