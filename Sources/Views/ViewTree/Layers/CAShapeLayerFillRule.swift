// SPDX-License-Identifier: Apache-2.0

/// The rules that determine the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates the rule of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points with a nonzero winding number are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points from which a ray crosses the path an odd number of times are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
