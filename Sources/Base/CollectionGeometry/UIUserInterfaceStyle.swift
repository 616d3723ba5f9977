// SPDX-License-Identifier: Apache-2.0

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
