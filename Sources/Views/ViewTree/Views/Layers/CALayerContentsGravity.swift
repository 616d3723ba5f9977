// SPDX-License-Identifier: Apache-2.0

/// Where the picture of a layer stands in it, and whether it is scaled.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The place of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the upper edge, in its size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower edge, in its size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, in its size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, in its size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, in its size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, in its size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, in its size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, in its size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill the layer, whatever becomes of its proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled as large as fits into the layer.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled as small as fills the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
