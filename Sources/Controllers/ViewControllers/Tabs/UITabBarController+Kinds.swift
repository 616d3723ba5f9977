// SPDX-License-Identifier: Apache-2.0

extension UITabBarController {
  /// The presentation of tabs: a bar or a sidebar.
  public enum Mode: Int, Sendable {
    /// A sidebar if there are groups and the window is wide, else a bar.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A sidebar if the window is wide, else a bar.
    case tabSidebar = 2
  }
}

extension UITabBarController.Sidebar {
  /// The arrangement of a sidebar and the content in a window.
  public enum Layout: Int, Sendable {
    /// The default arrangement: a sidebar beside the content.
    case automatic = 0
    /// A sidebar that overlaps the content.
    case overlap = 1
    /// A sidebar beside the content.
    case tile = 2
  }
}
