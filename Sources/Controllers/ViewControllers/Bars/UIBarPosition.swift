// SPDX-License-Identifier: Apache-2.0

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The default position of the kind of bar.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the window: its background extends to the window's edge.
  case topAttached = 3

  /// Returns the position, or `usual` for `any`.
  func or(_ usual: UIBarPosition) -> UIBarPosition { self == .any ? usual : self }
}
