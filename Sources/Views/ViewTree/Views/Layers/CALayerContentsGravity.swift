// SPDX-License-Identifier: Apache-2.0

/// The placement and scaling of the contents of a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// Creates the gravity of the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contents that are centred in the layer, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Contents that are centred at the top edge, at their own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Contents that are centred at the bottom edge, at their own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Contents that are centred at the left edge, at their own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Contents that are centred at the right edge, at their own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Contents in the top left corner, at their own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Contents in the top right corner, at their own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Contents in the bottom left corner, at their own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Contents in the bottom right corner, at their own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Contents that are scaled to fill the layer, without preserving the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents that are scaled to the largest size that fits in the layer, preserving the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents that are scaled to the smallest size that covers the layer, preserving the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
