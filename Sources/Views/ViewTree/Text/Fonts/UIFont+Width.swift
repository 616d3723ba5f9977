// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIFont {
  /// The width of a font's letters, from -1 to 1; 0 is standard.
  ///
  /// The values of the constants are Mullion's.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a width from a number from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a width from a number from -1 to 1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The compressed width, the narrowest.
    public static let compressed = Width(-0.4)
    /// The condensed width, narrower than standard.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// The expanded width, wider than standard.
    public static let expanded = Width(0.2)
  }
}
