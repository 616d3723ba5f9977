// SPDX-License-Identifier: Apache-2.0

/// How a layer's picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The filter of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pixels between those of the picture are mixed from those around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel is the nearest one of the picture: its squares are seen.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As `linear`: there are no smaller pictures to mix from.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
