// SPDX-License-Identifier: Apache-2.0

/// A set of the edges of a rectangle, with fixed left and right sides.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  /// All four edges.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
