// SPDX-License-Identifier: Apache-2.0

/// A filter with which the contents of a layer are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter.
  public let rawValue: String

  /// Creates the filter of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between adjacent pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel, without interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The filter with mipmaps, which is equivalent to ``linear``.
  ///
  /// Differs from QuartzCore: there are no mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
