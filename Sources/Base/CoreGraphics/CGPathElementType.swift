// SPDX-License-Identifier: Apache-2.0

/// What a piece of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// A part begins at its point.
  case moveToPoint = 0
  /// A line to its point.
  case addLineToPoint = 1
  /// A quadratic curve by way of its first point to its second one.
  ///
  /// Differs from CoreGraphics: paths keep these as the cubic curves that they are, so that none tells of one.
  case addQuadCurveToPoint = 2
  /// A cubic curve by way of its first two points to its third one.
  case addCurveToPoint = 3
  /// A line back to where the part began; there are no points.
  case closeSubpath = 4
}
