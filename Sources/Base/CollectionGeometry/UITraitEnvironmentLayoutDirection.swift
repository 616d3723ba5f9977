// SPDX-License-Identifier: Apache-2.0

/// The layout direction of an interface.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// An unspecified layout direction.
  case unspecified = -1
  /// The layout direction from left to right.
  case leftToRight = 0
  /// The layout direction from right to left.
  case rightToLeft = 1
}
