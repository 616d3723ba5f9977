// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A color in sRGB or gray, with an opacity.
///
/// - Note: Differs from Core Graphics: wide-gamut colors are treated as sRGB, and there are no patterns.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  package let rgba: [CGFloat]
  private let isGrey: Bool

  private init(_ rgba: [CGFloat], isGrey: Bool) {
    self.rgba = rgba
    self.isGrey = isGrey
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], isGrey: false)
  }

  /// Creates a color from sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, gray, gray, alpha], isGrey: true)
  }

  /// Creates a color in `space` from its components, followed by alpha; the result is never `nil`.
  ///
  /// - Precondition: `components` points to as many numbers as the space has components, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.isGrey {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpace(isGray: isGrey) }

  /// Red, green and blue, or the gray value, then alpha, from 0 to 1.
  public var components: [CGFloat]? { isGrey ? [rgba[0], rgba[3]] : rgba }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { isGrey ? 2 : 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba[3] }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor([rgba[0], rgba[1], rgba[2], alpha], isGrey: isGrey)
  }

  /// Returns the color in another space: the gray of equal luminance, or the same color in sRGB.
  ///
  /// - Note: `intent` and `options` have no effect on Linux.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.isGrey else { return CGColor(rgba, isGrey: false) }
    if isGrey { return self }
    return CGColor(gray: 0.299 * rgba[0] + 0.587 * rgba[1] + 0.114 * rgba[2], alpha: rgba[3])
  }

  /// Returns whether the colors are equal in sRGB.
  ///
  /// - Note: Differs from Core Graphics: a gray is equal to the same color in sRGB.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Hashes the sRGB components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
