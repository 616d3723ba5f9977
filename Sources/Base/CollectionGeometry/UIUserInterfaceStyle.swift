// SPDX-License-Identifier: Apache-2.0

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
