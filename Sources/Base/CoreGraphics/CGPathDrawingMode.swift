// SPDX-License-Identifier: Apache-2.0

/// The mode in which a path is painted: filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// A fill by the nonzero winding rule.
  case fill = 0
  /// A fill by the even-odd rule.
  case eoFill = 1
  /// A stroke.
  case stroke = 2
  /// A fill by the nonzero winding rule, and a stroke.
  case fillStroke = 3
  /// A fill by the even-odd rule, and a stroke.
  case eoFillStroke = 4
}
