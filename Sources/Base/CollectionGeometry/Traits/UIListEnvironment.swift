// SPDX-License-Identifier: Apache-2.0

/// The kind of list that an element stands in.
///
/// The raw values are ours: none were recorded.
public enum UIListEnvironment: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// In no list.
  case none = 1
  /// In a plain list.
  case plain = 2
  /// In a grouped list.
  case grouped = 3
  /// In a list whose groups are inset and rounded.
  case insetGrouped = 4
  /// In a sidebar.
  case sidebar = 5
  /// In a plain list in a sidebar.
  case sidebarPlain = 6
}
