// SPDX-License-Identifier: Apache-2.0

/// The mode in which a path is painted: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled by the nonzero winding rule.
  case fill = 0
  /// Filled by the even-odd rule.
  case eoFill = 1
  /// Stroked.
  case stroke = 2
  /// Filled by the nonzero winding rule, and stroked.
  case fillStroke = 3
  /// Filled by the even-odd rule, and stroked.
  case eoFillStroke = 4
}
