// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Distances from the edges of a rectangle, in points, with sides named by reading direction.
///
/// Positive values shrink the rectangle, negative values grow it.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the edge where a line of text begins, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the edge where a line of text ends, in points.
  public var trailing: CGFloat

  /// Insets of zero on every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero on every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets with the given distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
