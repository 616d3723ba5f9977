// SPDX-License-Identifier: Apache-2.0

/// Along what the colours of a gradient change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The kind of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards, to the ellipse whose box has the end point as a corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
