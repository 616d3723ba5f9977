// SPDX-License-Identifier: Apache-2.0

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring combined with a cubic curve.
  case composed = 3
}
