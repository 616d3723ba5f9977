// SPDX-License-Identifier: Apache-2.0

extension UINavigationItem {
  /// The style of a navigation item, which determines the layout of the bar.
  public enum ItemStyle: Int, Sendable {
    /// The style for navigation through a hierarchy, with a centred title.
    case navigator = 0
    /// The style for browsing of files and pages, with the title at the leading edge and centred items.
    case browser = 1
    /// The style for editing of a document, with the title at the leading edge and centred items.
    case editor = 2
  }

  /// The placement of a search bar in a navigation bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system's default placement, in a row of its own.
    case automatic = 0
    /// The placement in the row of title and buttons, at the trailing edge.
    case inline = 1
    /// The placement in a row of its own, below title and buttons.
    case stacked = 2
  }

  /// The display mode of the title, which is large below the bar's row, or in the row.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item; as the first item's mode, a large title.
    case automatic = 0
    /// The mode with a large title, if the bar shows large titles.
    case always = 1
    /// The mode with the title in the bar's row.
    case never = 2
  }

  /// The content of the next item's back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The mode with this item's title, if the title fits.
    case `default` = 0
    /// The mode with the generic title "Back".
    case generic = 1
    /// The mode with only the back indicator.
    case minimal = 2
  }
}
