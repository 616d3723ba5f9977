// SPDX-License-Identifier: Apache-2.0

/// An edge of a view.
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// The edges of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge that reading begins at.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge that reading ends at.
    public static let trailing = Set(rawValue: 8)
    /// The left and the right edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
