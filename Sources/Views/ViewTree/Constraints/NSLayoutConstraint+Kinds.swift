// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// The relations between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The relation of a first side that is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The relation of two equal sides.
    case equal = 0
    /// The relation of a first side that is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attributes of a view or guide in constraints.
  public enum Attribute: Int, Sendable {
    /// No attribute: the constraint has only a constant on this side.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal centre.
    case centerX = 9
    /// The vertical centre.
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
    /// The leading edge, inside the layout margin.
    case leadingMargin = 17
    /// The trailing edge, inside the layout margin.
    case trailingMargin = 18
    /// The horizontal centre between the margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the margins.
    case centerYWithinMargins = 20
  }

  /// The axes of layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The alignment and direction of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option that aligns the left edges.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// The option that aligns the right edges.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// The option that aligns the top edges.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// The option that aligns the bottom edges.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// The option that aligns the leading edges.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// The option that aligns the trailing edges.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// The option that aligns the horizontal centres.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// The option that aligns the vertical centres.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// The option that aligns the last baselines.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// The option that aligns the first baselines.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    /// The mask of the alignment options.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }
    /// The option that arranges the views from leading to trailing; the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The option that arranges the views from left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The option that arranges the views from right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// The mask of the direction options.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }
  }
}
