// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour in sRGB or a grey, with its opacity.
///
/// Differs from CoreGraphics: colours of wide spaces are taken for sRGB; there are no patterns.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  package let rgba: [CGFloat]
  private let isGrey: Bool

  private init(_ rgba: [CGFloat], isGrey: Bool) {
    self.rgba = rgba
    self.isGrey = isGrey
  }

  /// A colour of sRGB components, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], isGrey: false)
  }

  /// A colour of sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, gray, gray, alpha], isGrey: true)
  }

  /// A colour of `space`, of as many components as that has, then of its opacity.
  ///
  /// - Precondition: There are so many numbers in memory.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.isGrey {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(isGray: isGrey) }

  /// Red, green and blue, or the grey, then alpha, from 0 to 1.
  public var components: [CGFloat]? { isGrey ? [rgba[0], rgba[3]] : rgba }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { isGrey ? 2 : 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba[3] }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor([rgba[0], rgba[1], rgba[2], alpha], isGrey: isGrey)
  }

  /// The colour in another space: as light a grey, or the same in sRGB.
  ///
  /// `intent` makes no difference.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space.isGrey else { return CGColor(rgba, isGrey: false) }
    if isGrey { return self }
    return CGColor(gray: 0.299 * rgba[0] + 0.587 * rgba[1] + 0.114 * rgba[2], alpha: rgba[3])
  }

  /// Whether the colours look the same.
  ///
  /// Differs from CoreGraphics: a grey is equal to the same one in sRGB.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Feeds the components in sRGB.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
