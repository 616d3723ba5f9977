// SPDX-License-Identifier: Apache-2.0

/// An option for the creation of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The option for the colour space.
  ///
  /// - Note: Has no effect on Linux: colours are sRGB.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The option, a `Bool`, to apply the orientation in the file.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}
