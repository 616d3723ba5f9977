// SPDX-License-Identifier: Apache-2.0

/// A set of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set with the given bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
  /// The top right corner.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
  /// The bottom left corner.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
  /// The bottom right corner.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
  /// All corners.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: UInt.max) }
}
