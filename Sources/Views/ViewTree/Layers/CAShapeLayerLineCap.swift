// SPDX-License-Identifier: Apache-2.0

/// The styles of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates the style of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends squarely at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line extends beyond its end point by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
