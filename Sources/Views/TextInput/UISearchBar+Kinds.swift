// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

extension UISearchBar {
  /// How a search bar looks.
  public enum Style: UInt, Sendable {
    /// As suits where it is: as `prominent` is.
    case `default` = 0
    /// A field on a ground.
    case prominent = 1
    /// A field alone.
    case minimal = 2
  }

  /// A sign in a search bar's field.
  public enum Icon: Int, Sendable {
    /// The sign of searching, before the words.
    case search = 0
    /// The cross that clears the words.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for results.
    case resultsList = 3
  }
}
