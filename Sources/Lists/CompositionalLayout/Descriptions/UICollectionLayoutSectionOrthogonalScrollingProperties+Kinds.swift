// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// The deceleration rate of a section: the fraction of the velocity that remains after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after a millisecond; 0 for ``automatic``.
    public let rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate that suits the section's behavior: fast for paging, normal otherwise.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The rate of ordinary scrolling.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate of paging.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The condition under which a section scrolls beyond its edges.
  public enum Bounce: Int, Sendable {
    /// Bouncing if the section's content is longer than its view.
    case automatic = 0
    /// Bouncing whatever the length of the section's content.
    case always = 1
    /// No bouncing.
    case never = 2
  }
}
