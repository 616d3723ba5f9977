// SPDX-License-Identifier: Apache-2.0

/// The style of line joins.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates the style of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A pointed join.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A rounded join.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A bevelled join.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
