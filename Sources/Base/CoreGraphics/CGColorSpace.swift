// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What the components of a colour mean.
///
/// Differs from CoreGraphics: colours are sRGB or grey; other spaces are not there.
public final class CGColorSpace: Hashable, Sendable {
  private let isGray: Bool

  init(isGray: Bool) {
    self.isGray = isGray
  }

  /// The space of a name; nil: it is not known.
  ///
  /// Differs from CoreGraphics: wide spaces are sRGB.
  public convenience init?(name: CFString) {
    guard Self.names.contains(name) else { return nil }
    self.init(isGray: name == Self.genericGrayGamma2_2 || name == Self.linearGray)
  }

  /// The space of patterns whose colours are of `patternBaseSpace`; nil stands for patterns with colours of their own.
  public convenience init?(patternBaseSpace: CGColorSpace?) {
    self.init(isGray: patternBaseSpace?.isGray ?? false)
  }

  /// sRGB.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// Taken for sRGB.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// Taken for sRGB.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// Grey.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// Taken for grey.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  private static var names: [CFString] {
    [sRGB, extendedSRGB, displayP3, genericGrayGamma2_2, linearGray]
  }

  /// Whether colours have one component.
  package var isGrey: Bool { isGray }

  /// The number of components, without alpha.
  public var numberOfComponents: Int { isGray ? 1 : 3 }

  /// Whether there are colours that sRGB has not: there are none here.
  public var isWideGamutRGB: Bool { false }

  /// Whether the spaces are the same.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.isGray == rhs.isGray }

  /// Feeds the kind of the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(isGray) }
}

/// Red, green and blue; sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(isGray: false) }

/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(isGray: true) }
