// SPDX-License-Identifier: Apache-2.0

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// An unspecified style.
  case unspecified = 0
  /// The light style: dark text on a light background.
  case light
  /// The dark style: light text on a dark background.
  case dark
}
