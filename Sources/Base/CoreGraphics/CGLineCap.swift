// SPDX-License-Identifier: Apache-2.0

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt = 0
  /// The line ends in a half circle around its end point.
  case round = 1
  /// The line ends in half a square around its end point.
  case square = 2
}
