// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIFont {
  /// How wide letters are, from -1 over 0 (as usual) to 1; the numbers are ours.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat

    /// A width.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A width.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Very narrow letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters as usual.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }
}
