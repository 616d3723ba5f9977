// SPDX-License-Identifier: Apache-2.0

/// The style of line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates the style of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The style that ends the line squarely at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The style that ends the line in a semicircle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The style that extends the line beyond its end point by half its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
