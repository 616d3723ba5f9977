// SPDX-License-Identifier: Apache-2.0

extension UITabBarController {
  /// The presentation of tabs: in a bar or a sidebar.
  public enum Mode: Int, Sendable {
    /// In a sidebar if there are groups and the window is wide, else in a bar.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a sidebar if the window is wide, else in a bar.
    case tabSidebar = 2
  }
}

extension UITabBarController.Sidebar {
  /// The arrangement of a sidebar and the content in a window.
  public enum Layout: Int, Sendable {
    /// The default arrangement: side by side.
    case automatic = 0
    /// The sidebar overlaps the content.
    case overlap = 1
    /// Side by side.
    case tile = 2
  }
}
