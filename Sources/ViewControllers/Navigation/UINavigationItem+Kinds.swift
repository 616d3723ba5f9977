// SPDX-License-Identifier: Apache-2.0

extension UINavigationItem {
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
