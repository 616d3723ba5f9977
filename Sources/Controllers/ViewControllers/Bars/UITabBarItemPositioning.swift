// SPDX-License-Identifier: Apache-2.0

/// The distribution of the tabs of a bar over its width; also `UITabBar.ItemPositioning`.
public enum UITabBarItemPositioning: Int, Sendable {
  /// A distribution over the whole width if the titles are below the images, or else centred tabs.
  case automatic = 0
  /// A distribution over the whole width.
  case fill = 1
  /// A distribution of tabs in the centre of the bar.
  case centered = 2
}
