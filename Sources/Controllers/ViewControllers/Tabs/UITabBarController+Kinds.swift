// SPDX-License-Identifier: Apache-2.0

extension UITabBarController {
  /// The presentation of tabs: a bar or a sidebar.
  public enum Mode: Int, Sendable {
    /// The mode with a sidebar if there are groups and the window is wide, and otherwise with a bar.
    case automatic = 0
    /// The mode with a bar.
    case tabBar = 1
    /// The mode with a sidebar if the window is wide, and otherwise with a bar.
    case tabSidebar = 2
  }
}

extension UITabBarController.Sidebar {
  /// The arrangement of a sidebar and the content in a window.
  public enum Layout: Int, Sendable {
    /// The default arrangement, with the sidebar beside the content.
    case automatic = 0
    /// The arrangement in which the sidebar overlaps the content.
    case overlap = 1
    /// The arrangement in which the sidebar is beside the content.
    case tile = 2
  }
}
