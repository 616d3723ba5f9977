// SPDX-License-Identifier: Apache-2.0

/// How the tabs of a bar share its width; `UITabBar.ItemPositioning`.
public enum UITabBarItemPositioning: Int, Sendable {
  /// All of it where room is scarce from side to side, else a part in the middle.
  case automatic = 0
  /// All of it.
  case fill = 1
  /// A part in the middle.
  case centered = 2
}
