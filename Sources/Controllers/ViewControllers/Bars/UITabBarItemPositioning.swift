// SPDX-License-Identifier: Apache-2.0

/// The distribution of the tabs of a bar over its width; also `UITabBar.ItemPositioning`.
public enum UITabBarItemPositioning: Int, Sendable {
  /// Tabs over the whole width if the titles are below the images, else centred tabs.
  case automatic = 0
  /// Tabs over the whole width.
  case fill = 1
  /// Centred tabs.
  case centered = 2
}
