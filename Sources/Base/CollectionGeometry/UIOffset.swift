// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An offset from a default position, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal offset, positive to the right, in points.
  public var horizontal: CGFloat
  /// The vertical offset, positive downward, in points.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset of the given points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}
