// SPDX-License-Identifier: Apache-2.0

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Where the kind of bar stands usually.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At the top of what it belongs to.
  case top = 2
  /// At the top of the window: its background reaches up to the window's edge.
  case topAttached = 3

  /// The position; of a bar that stands where its kind does, `usual`.
  func or(_ usual: UIBarPosition) -> UIBarPosition { self == .any ? usual : self }
}
