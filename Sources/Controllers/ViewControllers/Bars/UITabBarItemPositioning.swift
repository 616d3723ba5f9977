// SPDX-License-Identifier: Apache-2.0

/// The distribution of the tabs of a bar over its width; also `UITabBar.ItemPositioning`.
public enum UITabBarItemPositioning: Int, Sendable {
  /// The whole width in horizontally compact windows, else centred.
  case automatic = 0
  /// The whole width.
  case fill = 1
  /// Centred.
  case centered = 2
}
