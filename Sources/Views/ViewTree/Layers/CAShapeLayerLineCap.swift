// SPDX-License-Identifier: Apache-2.0

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// In a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// In half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
