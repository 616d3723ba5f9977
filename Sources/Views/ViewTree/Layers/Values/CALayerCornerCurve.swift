// SPDX-License-Identifier: Apache-2.0

/// How the line of a rounded corner runs into the edges.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public let rawValue: String

  /// The curve of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A line whose bend begins little by little.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
