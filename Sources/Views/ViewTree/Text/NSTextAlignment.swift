// SPDX-License-Identifier: Apache-2.0

/// Where lines stand within their width.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// Spread from edge to edge.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}
