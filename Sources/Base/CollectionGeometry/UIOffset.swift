// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How far something is moved from where it would stand, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Down, in points.
  public var vertical: CGFloat

  /// No offset.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// An offset of the given points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}
