// SPDX-License-Identifier: Apache-2.0

/// The placement and scaling of the contents of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates the gravity of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centred, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centred at the top edge, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centred at the bottom edge, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centred at the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centred at the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to fill the layer, without preserving the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to the largest size that fits in the layer, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to the smallest size that covers the layer, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
