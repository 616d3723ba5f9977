// SPDX-License-Identifier: Apache-2.0

/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// Creates the type of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A linear gradient from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from the start point outwards, to the ellipse whose bounding box has the end point as a
  /// corner.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
