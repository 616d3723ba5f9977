// SPDX-License-Identifier: Apache-2.0

/// What kind of curve progress follows.
public enum UITimingCurveType: Int, Sendable {
  /// One of those that have names.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring, eased by a cubic curve.
  case composed = 3
}
