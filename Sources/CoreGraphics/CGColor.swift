// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A colour in sRGB, with its opacity.
///
/// Differs from CoreGraphics: there are no colour spaces; components are sRGB.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  private let rgba: [CGFloat]

  /// A colour of sRGB components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = [red, green, blue, alpha]
  }

  /// A colour of sRGB components, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, from 0 (black) to 1 (white).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, from 0 to 1.
  public var components: [CGFloat]? { rgba }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { rgba.count }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba[3] }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: rgba[0], green: rgba[1], blue: rgba[2], alpha: alpha)
  }

  /// Whether the colours have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
