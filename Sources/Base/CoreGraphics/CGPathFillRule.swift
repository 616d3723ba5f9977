// SPDX-License-Identifier: Apache-2.0

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What the path winds around.
  case winding = 0
  /// What an odd number of crossings leads to.
  case evenOdd = 1
}
