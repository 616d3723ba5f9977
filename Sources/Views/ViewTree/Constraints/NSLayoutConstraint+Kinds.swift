// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of a view or guide a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// Nothing: the constraint compares with a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where people begin to read.
    case leading = 5
    /// The edge where people end to read.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge, inside the layout margin.
    case leftMargin = 13
    /// The right edge, inside the layout margin.
    case rightMargin = 14
    /// The top edge, inside the layout margin.
    case topMargin = 15
    /// The bottom edge, inside the layout margin.
    case bottomMargin = 16
    /// The edge where people begin to read, inside the layout margin.
    case leadingMargin = 17
    /// The edge where people end to read, inside the layout margin.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
  }

  /// A direction in the plane.
  public enum Axis: Int, Sendable {
    /// From left to right or back.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What a visual format aligns, and in which direction it reads.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All left edges are equal.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// All right edges are equal.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// All top edges are equal.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// All bottom edges are equal.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// All leading edges are equal.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// All trailing edges are equal.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// All horizontal middles are equal.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// All vertical middles are equal.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// All last baselines are equal.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// All first baselines are equal.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    /// The bits that align.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }
    /// The format reads from leading to trailing.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The format reads from left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The format reads from right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The bits of the direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }
  }
}
