// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIFont {
  /// How thick strokes are, from -1 over 0 (regular) to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, from -1 to 1.
    public let rawValue: CGFloat

    /// A weight of the given thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A weight of the given thickness.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// Thin strokes.
    public static let thin = Weight(-0.6)
    /// Light strokes.
    public static let light = Weight(-0.4)
    /// The strokes of body text.
    public static let regular = Weight(0)
    /// A little thicker than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// The strokes of emphasis.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest strokes.
    public static let black = Weight(0.62)
  }
}
