// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIFont {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight from a number from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ultra-light weight, the thinnest.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight of body text.
    public static let regular = Weight(0)
    /// The medium weight, slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// The semibold weight, between medium and bold.
    public static let semibold = Weight(0.3)
    /// The bold weight, for emphasis.
    public static let bold = Weight(0.4)
    /// The heavy weight, heavier than bold.
    public static let heavy = Weight(0.56)
    /// The black weight, the heaviest.
    public static let black = Weight(0.62)
  }
}
