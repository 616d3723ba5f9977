// SPDX-License-Identifier: Apache-2.0

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, where it winds around.
  case fill = 0
  /// Filled, where an odd number of crossings leads to.
  case eoFill = 1
  /// With a line along it.
  case stroke = 2
  /// Filled, where it winds around, with a line along it.
  case fillStroke = 3
  /// Filled, where an odd number of crossings leads to, with a line along it.
  case eoFillStroke = 4
}
