// SPDX-License-Identifier: Apache-2.0

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath at a point.
  case moveToPoint = 0
  /// A line to a point.
  case addLineToPoint = 1
  /// A quadratic curve with a control point to an end point.
  ///
  /// - Note: Differs from Core Graphics: paths store these as the equivalent cubic curves and never contain
  ///   this type.
  case addQuadCurveToPoint = 2
  /// A cubic curve with two control points to an end point.
  case addCurveToPoint = 3
  /// A line back to the start of the subpath, without points.
  case closeSubpath = 4
}
