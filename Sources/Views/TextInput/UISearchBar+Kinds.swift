// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UISearchBar {
  /// The styles of search bars.
  public enum Style: UInt, Sendable {
    /// The default style, which is the same as `prominent`.
    case `default` = 0
    /// A bar with the field on a background.
    case prominent = 1
    /// A bar without a background behind the field.
    case minimal = 2
  }

  /// The icons in a search bar's field.
  public enum Icon: Int, Sendable {
    /// The search icon before the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The bookmarks button.
    case bookmark = 2
    /// The results list button.
    case resultsList = 3
  }
}
