// SPDX-License-Identifier: Apache-2.0

/// The kind of list that contains an element.
///
/// The raw values are Mullion's own: UIKit's are not recorded.
public enum UIListEnvironment: Int, Sendable {
  /// An unspecified kind of list.
  case unspecified = 0
  /// The environment of an element outside of lists.
  case none = 1
  /// The environment of an element in a plain list.
  case plain = 2
  /// The environment of an element in a grouped list.
  case grouped = 3
  /// The environment of an element in a list with inset, rounded groups.
  case insetGrouped = 4
  /// The environment of an element in a sidebar.
  case sidebar = 5
  /// The environment of an element in a plain list in a sidebar.
  case sidebarPlain = 6
}
