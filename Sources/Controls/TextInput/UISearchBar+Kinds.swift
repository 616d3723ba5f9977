// SPDX-License-Identifier: Apache-2.0

import ViewTree

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
}
