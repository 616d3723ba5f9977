// SPDX-License-Identifier: Apache-2.0

/// The rule that determines the interior of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero winding rule.
  case winding = 0
  /// The even-odd rule.
  case evenOdd = 1
}
