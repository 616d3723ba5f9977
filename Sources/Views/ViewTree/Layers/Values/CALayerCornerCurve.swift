// SPDX-License-Identifier: Apache-2.0

/// The curve of rounded corners.
///
/// - Note: Has no effect on Linux: corners are always circular arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates the curve of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A circular arc.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve with continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
