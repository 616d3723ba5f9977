// SPDX-License-Identifier: Apache-2.0

/// The kind of list that contains an element.
///
/// The raw values are Mullion's own: UIKit's are not recorded.
public enum UIListEnvironment: Int, Sendable {
  /// The trait is unspecified.
  case unspecified = 0
  /// Not in a list.
  case none = 1
  /// In a plain list.
  case plain = 2
  /// In a grouped list.
  case grouped = 3
  /// In a list with inset, rounded groups.
  case insetGrouped = 4
  /// In a sidebar.
  case sidebar = 5
  /// In a plain list in a sidebar.
  case sidebarPlain = 6
}
