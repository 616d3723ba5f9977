// SPDX-License-Identifier: Apache-2.0

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The default position of the kind of bar.
  case any = 0
  /// The position at the bottom of the bar's container.
  case bottom = 1
  /// The position at the top of the bar's container.
  case top = 2
  /// The position at the top of the window, where the bar's background extends to the window's edge.
  case topAttached = 3

  /// Returns the position, or `usual` for `any`.
  func or(_ usual: UIBarPosition) -> UIBarPosition { self == .any ? usual : self }
}
