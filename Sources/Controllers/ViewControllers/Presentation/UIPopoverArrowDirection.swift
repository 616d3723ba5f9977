// SPDX-License-Identifier: Apache-2.0

/// The directions in which the arrow of a popover points, towards its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bit mask of the directions.
  public let rawValue: UInt

  /// Creates the directions of a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upward direction of an arrow; the popover is below its source.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
  /// The downward direction of an arrow; the popover is above its source.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
  /// The direction of an arrow to the left; the popover is to the right of its source.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
  /// The direction of an arrow to the right; the popover is to the left of its source.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
  /// All four directions.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// The direction of a popover that is not shown.
  public static var unknown: UIPopoverArrowDirection {
    UIPopoverArrowDirection(rawValue: .max)
  }
}
