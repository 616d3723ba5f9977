// SPDX-License-Identifier: Apache-2.0

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
