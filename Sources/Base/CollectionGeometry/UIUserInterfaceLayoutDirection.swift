// SPDX-License-Identifier: Apache-2.0

/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The layout direction from left to right.
  case leftToRight = 0
  /// The layout direction from right to left.
  case rightToLeft = 1
}
