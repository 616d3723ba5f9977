// SPDX-License-Identifier: Apache-2.0

/// A rule that determines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates the rule of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The rule by which points with a nonzero winding number are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The rule by which points are inside if a ray from them crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
