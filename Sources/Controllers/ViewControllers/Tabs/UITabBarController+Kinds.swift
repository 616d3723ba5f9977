// SPDX-License-Identifier: Apache-2.0

extension UITabBarController {
  /// Whether tabs are in a bar or a sidebar.
  public enum Mode: Int, Sendable {
    /// In a sidebar where there are groups and the window is wide, else in a bar.
    case automatic = 0
    /// In a bar.
    case tabBar = 1
    /// In a sidebar where the window is wide, else in a bar.
    case tabSidebar = 2
  }
}

extension UITabBarController.Sidebar {
  /// How a sidebar and what is shown share a window.
  public enum Layout: Int, Sendable {
    /// As suits the window: beside each other.
    case automatic = 0
    /// The sidebar lies in front of what is shown.
    case overlap = 1
    /// Beside each other.
    case tile = 2
  }
}
