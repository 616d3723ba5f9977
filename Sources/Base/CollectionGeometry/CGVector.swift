// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A direction and a distance in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// The vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of the given parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
