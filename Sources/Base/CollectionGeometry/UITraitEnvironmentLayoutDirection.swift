// SPDX-License-Identifier: Apache-2.0

/// The direction an interface reads in.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// Not said.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
