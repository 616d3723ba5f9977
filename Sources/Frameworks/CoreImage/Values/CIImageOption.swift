// SPDX-License-Identifier: Apache-2.0

/// What is said of the pixels that an image is made of.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String
  /// The option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What colours mean; makes no difference, they are sRGB's.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the image is turned upright as its file says: a `Bool`.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}
