// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// How fast a section comes to rest: the share of the velocity that is left a millisecond on.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat

    /// A rate of the given share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate that suits the section's behavior: fast for pages, normal for the others.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether a section can be moved beyond its edges.
  public enum Bounce: Int, Sendable {
    /// When there is more of it than fits.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }
}
