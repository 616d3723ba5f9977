// SPDX-License-Identifier: Apache-2.0

/// How a line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
