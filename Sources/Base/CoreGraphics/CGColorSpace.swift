// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A color space, which defines the interpretation of color components.
///
/// - Note: Differs from Core Graphics: colors are sRGB or gray; there are no other spaces.
public final class CGColorSpace: Hashable, Sendable {
  private let isGray: Bool

  init(isGray: Bool) {
    self.isGray = isGray
  }

  /// Creates the space with the given name; `nil` if the name is unknown.
  ///
  /// - Note: Differs from Core Graphics: wide-gamut spaces are sRGB.
  public convenience init?(name: CFString) {
    guard Self.names.contains(name) else { return nil }
    self.init(isGray: name == Self.genericGrayGamma2_2 || name == Self.linearGray)
  }

  /// Creates a pattern space whose colors are in `patternBaseSpace`.
  ///
  /// `nil` is for patterns with their own colors.
  ///
  /// - Note: On Linux, the space is equal to `patternBaseSpace`, or to sRGB for `nil`.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(isGray: patternBaseSpace?.isGray ?? false)
  }

  /// The name of the sRGB color space.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// The name of the extended sRGB color space, which is treated as sRGB.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// The name of the Display P3 color space, which is treated as sRGB.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// The name of the gray color space with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// The name of the linear gray color space, which is treated as gray with a gamma of 2.2.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  private static var names: [CFString] {
    [sRGB, extendedSRGB, displayP3, genericGrayGamma2_2, linearGray]
  }

  /// Whether colors have a single gray component.
  package var isGrey: Bool { isGray }

  /// The number of components, without alpha.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  /// The kind of the components: `monochrome` or `rgb`, because there are no other spaces.
  public var model: CGColorSpaceModel { isGray ? .monochrome : .rgb }

  /// Whether the space has colors outside sRGB; always `false`.
  public var isWideGamutRGB: Bool { false }

  /// Returns whether the spaces are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.isGray == rhs.isGray }

  /// Hashes the kind of the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// Returns the RGB color space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Returns the gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }
